seat = 座位{ $seat }
by-rule = （規則{ $rule }）

## 為什麼不行

error-not_an_action = 不是一個行動：{ $action }
error-not_a_chance_event = 這不是一個隨機事件：{ $detail }。
error-impossible_outcome = 現在不可能出現這個隨機結果：{ $detail }。
error-out_of_turn = 現在沒有輪到座位{ $seat }。
error-game_over = 這一局已經結束。
error-waiting_for_chance = 現在等待的是擲骰或抽取，不是玩家的行動。
error-not_waiting_for_chance = 現在等待的是玩家的行動，不是擲骰或抽取。
error-unknown_game = 沒有叫「{ $game }」的遊戲；可選：{ $allowed }。
error-wrong_seats = 這個遊戲不能由{ $value }人玩；可選人數：{ $allowed }。
error-unknown_option = 沒有叫「{ $option }」的規則選項；可選：{ $allowed }。
error-unknown_value = 規則選項「{ $option }」不能設為{ $value }；可選：{ $allowed }。
error-unknown_level = 沒有等級{ $level }；可選：{ $allowed }。
