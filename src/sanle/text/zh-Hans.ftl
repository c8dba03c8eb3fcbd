seat = 座位{ $seat }
by-rule = （规则{ $rule }）

## 为什么不行

error-not_an_action = 不是一个行动：{ $action }
error-unknown_game = 没有叫“{ $game }”的游戏；可选：{ $allowed }。
error-wrong_seats = 这个游戏不能由{ $value }人玩；可选人数：{ $allowed }。
error-unknown_option = 没有叫“{ $option }”的规则选项；可选：{ $allowed }。
error-unknown_value = 规则选项“{ $option }”不能设为{ $value }；可选：{ $allowed }。
error-unknown_level = 没有等级{ $level }；可选：{ $allowed }。
error-not_an_event = 这不是一个事件。
error-not_a_chance_event = 这不是一个随机事件。
error-impossible_outcome = 现在不可能出现这个随机结果。
error-out_of_turn = 现在没有轮到这个座位。
error-no_such_seat = 没有这个座位；这一局有{ $seats }个座位。
error-game_over = 这一局已经结束。
error-waiting_for_chance = 现在等待的是掷骰或抽取，不是玩家的行动。
error-no_chance_due = 现在等待的不是掷骰或抽取。
error-no_chance_left = 棋谱里没有更多的随机事件了。
error-bad_position = 这不是一个可能的局面。
error-other_game = 这个局面属于别的游戏、人数或规则选项。
error-record_not_json = 棋谱不是JSON。
error-record_format = 棋谱是一个JSON对象，其“format”是“sanle-record/1”。
error-record_key_missing = 棋谱里缺少“{ $key }”。
error-record_key_unknown = 棋谱里不能有“{ $key }”。
error-record_seats = “seats”是每个座位的名字与种类的列表。
error-record_events = “events”是事件的列表，“rules”是规则选项的对象。
error-record_result = “result”是结果的对象；中途结束的对局则是null。
error-record_part = 棋谱里的“{ $key }”格式不对。
error-record_version = 规则版本未知；可用：1到{ $allowed }。
error-record_at = 棋谱只有0到{ $allowed }的局面。
error-record_result_differs = 棋谱写的结果与各事件的结果不符。
error-record_unfinished = 中途结束的对局要在“ended”里写明原因。
