seat = 座位{ $seat }
by-rule = （规则{ $rule }）

## 为什么不行

error-not_an_action = 不是一个行动：{ $action }
error-not_a_chance_event = 这不是一个随机事件：{ $detail }。
error-impossible_outcome = 现在不可能出现这个随机结果：{ $detail }。
error-out_of_turn = 现在没有轮到座位{ $seat }。
error-game_over = 这一局已经结束。
error-waiting_for_chance = 现在等待的是掷骰或抽取，不是玩家的行动。
error-not_waiting_for_chance = 现在等待的是玩家的行动，不是掷骰或抽取。
error-unknown_game = 没有叫“{ $game }”的游戏；可选：{ $allowed }。
error-wrong_seats = 这个游戏不能由{ $value }人玩；可选人数：{ $allowed }。
error-unknown_option = 没有叫“{ $option }”的规则选项；可选：{ $allowed }。
error-unknown_value = 规则选项“{ $option }”不能设为{ $value }；可选：{ $allowed }。
error-unknown_level = 没有等级{ $level }；可选：{ $allowed }。
