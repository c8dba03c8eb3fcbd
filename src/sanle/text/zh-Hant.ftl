seat = 座位{ $seat }
by-rule = （規則{ $rule }）

## 為什麼不行

error-not_an_action = 不是一個行動：{ $action }
error-unknown_game = 沒有叫「{ $game }」的遊戲；可選：{ $allowed }。
error-wrong_seats = 這個遊戲不能由{ $value }人玩；可選人數：{ $allowed }。
error-unknown_option = 沒有叫「{ $option }」的規則選項；可選：{ $allowed }。
error-unknown_value = 規則選項「{ $option }」不能設為{ $value }；可選：{ $allowed }。
error-unknown_level = 沒有等級{ $level }；可選：{ $allowed }。
error-not_an_event = 這不是一個事件。
error-not_a_chance_event = 這不是一個隨機事件。
error-impossible_outcome = 現在不可能出現這個隨機結果。
error-out_of_turn = 現在沒有輪到這個座位。
error-no_such_seat = 沒有這個座位；這一局有{ $seats }個座位。
error-game_over = 這一局已經結束。
error-waiting_for_chance = 現在等待的是擲骰或抽取，不是玩家的行動。
error-no_chance_due = 現在等待的不是擲骰或抽取。
error-no_chance_left = 棋譜裡沒有更多的隨機事件了。
error-bad_position = 這不是一個可能的局面。
error-other_game = 這個局面屬於別的遊戲、人數或規則選項。
error-record_not_json = 棋譜不是JSON。
error-record_format = 棋譜是一個JSON物件，其「format」是「sanle-record/1」。
error-record_key_missing = 棋譜裡缺少「{ $key }」。
error-record_key_unknown = 棋譜裡不能有「{ $key }」。
error-record_seats = 「seats」是每個座位的名字與種類的清單。
error-record_events = 「events」是事件的清單，「rules」是規則選項的物件。
error-record_result = 「result」是結果的物件；中途結束的對局則是null。
error-record_part = 棋譜裡的「{ $key }」格式不對。
error-record_version = 規則版本未知；可用：1到{ $allowed }。
error-record_at = 棋譜只有0到{ $allowed }的局面。
error-record_result_differs = 棋譜寫的結果與各事件的結果不符。
error-record_unfinished = 中途結束的對局要在「ended」裡寫明原因。
