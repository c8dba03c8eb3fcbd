clever-name = 绝顶聪明
clever-about = 选骰子、填计分纸，让一个奖励带出下一个奖励。

## 规则选项

clever-option-passive_pick = 被动回合选骰
clever-option-passive_pick-help = 被动回合中，有可用的骰子时能否跳过不选。
clever-value-passive_pick-optional = 可以跳过
clever-value-passive_pick-required = 必须选择
clever-option-solo_fallback = 单人局备用骰
clever-option-solo_fallback-help = 单人局的被动回合中，银盘上没有可用的骰子时，能否改用点数最大的三颗骰子。
clever-value-solo_fallback-none = 不能
clever-value-solo_fallback-high_dice = 可用三颗大骰
clever-option-dead_roll = 无骰可用时
clever-option-dead_roll-help = 掷出的骰子都不可用时，是放弃这次掷骰，还是取走一颗骰子但不勾选。
clever-value-dead_roll-nothing_moves = 放弃，骰子不动
clever-value-dead_roll-take_unmarked = 取一颗骰子，不勾选

## 骰子、颜色区、奖励

clever-die-white = 白骰
clever-die-yellow = 黄骰
clever-die-blue = 蓝骰
clever-die-green = 绿骰
clever-die-orange = 橙骰
clever-die-purple = 紫骰
clever-die = { $die ->
    [white] { clever-die-white }
    [yellow] { clever-die-yellow }
    [blue] { clever-die-blue }
    [green] { clever-die-green }
    [orange] { clever-die-orange }
    [purple] { clever-die-purple }
   *[other] 这颗骰子
}

clever-area-yellow = 黄区
clever-area-blue = 蓝区
clever-area-green = 绿区
clever-area-orange = 橙区
clever-area-purple = 紫区
clever-area = { $area ->
    [yellow] { clever-area-yellow }
    [blue] { clever-area-blue }
    [green] { clever-area-green }
    [orange] { clever-area-orange }
    [purple] { clever-area-purple }
   *[other] 这一区
}

clever-bonus-yellow = 黄区勾选
clever-bonus-blue = 蓝区勾选
clever-bonus-green = 绿区勾选
clever-bonus-orange = 橙区数字
clever-bonus-purple = 紫区数字
clever-bonus-black = 黑色奖励
clever-bonus-reroll = 重掷
clever-bonus-extra = 额外选骰（+1）
clever-bonus-fox = 狐狸
clever-bonus = { $bonus ->
    [yellow] { clever-bonus-yellow }
    [blue] { clever-bonus-blue }
    [green] { clever-bonus-green }
    [orange] { clever-bonus-orange }{ clever-bonus-number }
    [purple] { clever-bonus-purple }{ clever-bonus-number }
    [black] { clever-bonus-black }
    [reroll] { clever-bonus-reroll }
    [extra] { clever-bonus-extra }
   *[fox] { clever-bonus-fox }
}
clever-bonus-number = { $number ->
    [4] 4
    [5] 5
    [6] 6
   *[none] { "" }
}

## 计分纸与桌面

clever-row = 行
clever-column = 列
clever-diagonal = 对角线
clever-track = 轮次轨
clever-points = 分数
clever-fox-points = 狐狸分
clever-total = 总分
clever-platter = 银盘
clever-pool = 可掷的骰子
clever-place = 骰位{ $place }
clever-places = 骰位
clever-round = 第{ $round }轮，共{ $rounds }轮
clever-turn-active = { $name }的主动回合
clever-turn-passive = { $name }的被动回合
clever-throw = 第{ $throw }次掷骰
clever-pending = 等待填入的奖励
clever-solo-rating = 单人评级
clever-rating = { $rating ->
    [8] 第9级（最高）：超过280分
    [7] 第8级：260–280分
    [6] 第7级：240–259分
    [5] 第6级：220–239分
    [4] 第5级：200–219分
    [3] 第4级：180–199分
    [2] 第3级：160–179分
    [1] 第2级：140–159分
   *[0] 第1级：不到140分
}

clever-short-bonus = { $bonus ->
    [yellow] 黄X
    [blue] 蓝X
    [green] 绿X
    [orange] 橙{ clever-bonus-number }
    [purple] 紫{ clever-bonus-number }
    [black] 黑
    [reroll] 重
    [extra] +1
   *[fox] 狐
}

## 行动

clever-action-take = { $as ->
    [yellow] { clever-die-taken }填黄区{ $box }
    [blue] { clever-die-taken }填蓝区
    [green] { clever-die-taken }填绿区
    [orange] { clever-die-taken }填橙区
    [purple] { clever-die-taken }填紫区
   *[other] 取{ clever-die-taken }，不勾选
}
clever-action-extra = { $as ->
    [yellow] +1：{ clever-die-extra }填黄区{ $box }
    [blue] +1：{ clever-die-extra }填蓝区
    [green] +1：{ clever-die-extra }填绿区
    [orange] +1：{ clever-die-extra }填橙区
   *[purple] +1：{ clever-die-extra }填紫区
}
clever-action-bonus = { $bonus ->
    [yellow] 奖励：勾选黄区{ $box }
    [blue] 奖励：勾选蓝区{ $box }
    [green] 奖励：勾选绿区下一格
    [orange] 奖励：填橙区下一格{ clever-number-in-brackets }
   *[purple] 奖励：填紫区下一格
}
clever-action-reroll = 重掷
clever-action-forfeit = 放弃这次掷骰
clever-action-pass = 跳过
clever-die-taken = { $take ->
    [white] { clever-die-white }
    [yellow] { clever-die-yellow }
    [blue] { clever-die-blue }
    [green] { clever-die-green }
    [orange] { clever-die-orange }
   *[purple] { clever-die-purple }
}
clever-die-extra = { $extra ->
    [white] { clever-die-white }
    [yellow] { clever-die-yellow }
    [blue] { clever-die-blue }
    [green] { clever-die-green }
    [orange] { clever-die-orange }
   *[purple] { clever-die-purple }
}
clever-number-in-brackets = { $number ->
    [4] （4）
    [5] （5）
    [6] （6）
   *[none] { "" }
}

## 效果

clever-effect-round = 第{ $round }轮开始。
clever-effect-turn = { $turn ->
    [passive] { clever-turn-passive }开始。
   *[active] { clever-turn-active }开始。
}
clever-effect-throw = { $name }：第{ $throw }次掷骰。
clever-effect-roll = { clever-die }掷出{ $face }。
clever-effect-move = { $to ->
    [platter] { clever-die }放到银盘。
    [pool] { clever-die }回到可掷的骰子中。
   *[place] { clever-die }放到骰位{ $to }。
}
clever-effect-mark = { $by ->
    [die] { $name }用{ clever-die }{ clever-marked }。
    [extra] { $name }用+1选{ clever-die }，{ clever-marked }。
   *[bonus] { $name }用奖励{ clever-marked }。
}
clever-marked = { $area ->
    [yellow] 勾选黄区{ $box }
    [blue] 勾选蓝区{ $box }
    [green] 勾选绿区第{ $box }格
    [orange] 在橙区第{ $box }格写下{ $number }
   *[purple] 在紫区第{ $box }格写下{ $number }
}
clever-effect-earn = { $name }获得{ clever-bonus }，来自{ clever-earned-from }。
clever-earned-from = { $from ->
    [row] { clever-area }第{ $from_at }行
    [column] { clever-area }第{ $from_at }列
    [diagonal] { clever-area }对角线
    [box] { clever-area }第{ $from_at }格
   *[round] 轮次轨第{ $from_at }轮
}
clever-effect-lose = { $name }失去{ clever-bonus }：没有空格了。
clever-effect-spend = { $what ->
    [reroll] { $name }使用一次重掷。
   *[extra] { $name }使用一次额外选骰（+1）。
}
clever-effect-forfeit = { $name }放弃这次掷骰。
clever-effect-pass = { $what ->
    [extra] { $name }不再使用+1。
   *[pick] { $name }跳过，不选骰子。
}
clever-effect-unmarked = { $name }取走{ clever-die }，不勾选。
clever-effect-end = 游戏结束。

## 提示（选择之前的简短说明）

clever-hint-mark = { $area ->
    [yellow] 黄{ $box }
    [blue] 蓝{ $box }
    [green] 绿第{ $box }格
    [orange] 橙第{ $box }格写{ $number }
   *[purple] 紫第{ $box }格写{ $number }
}
clever-hint-earn = 得{ clever-bonus }
clever-hint-lose = 失去{ clever-bonus }

## 为什么不行

clever-why-bonus_first = 请先填入等待中的奖励。
clever-why-no_such_bonus = 没有这样的奖励等待填入。
clever-why-orange_number = 请说明填入哪一个橙区数字：只有数字不同的橙色奖励同时等待时才写数字，且须是其中之一。
clever-why-rolling_first = 主动玩家还没有掷完，现在不行。
clever-why-die_not_rolled = { clever-die }不在刚掷出的骰子中。
clever-why-die_not_on_platter = { clever-die }不在银盘上。
clever-why-platter_first = 银盘上还有可用的骰子，不能改用主动玩家骰位上的骰子。
clever-why-high_dice = 单人局中，点数最大的三颗骰子不能选用。
clever-why-box_number = 这一格的数字与骰子的点数不同。
clever-why-box_crossed = 黄区的这一格已经勾选，或不能勾选。
clever-why-blue_crossed = 蓝区的这个数值（蓝骰加白骰）已经勾选。
clever-why-green_threshold = 点数达不到绿区下一格的门槛。
clever-why-area_full = { clever-area }已经填满。
clever-why-purple_rise = 紫区的数字必须大于前一个数字；只有在6之后可以填任何数字。
clever-why-no_reroll_left = 没有可用的重掷了。
clever-why-reroll_now = 只有主动玩家在掷骰之后、选骰之前可以重掷。
clever-why-usable_left = 还有可用的骰子，必须从中选择。
clever-why-no_unmarked = 本局没有选用“取一颗骰子，不勾选”的规则。
clever-why-no_forfeit = 本局不能放弃掷骰：请取一颗骰子，不勾选。
clever-why-must_pick = 本局有可用的骰子时必须选择，不能跳过。
clever-why-nothing_to_pass = 现在没有什么可以跳过。
clever-why-picked_already = 这个回合已经选过骰子了。
clever-why-pick_first = 请先选一颗骰子或跳过，然后才能使用+1。
clever-why-no_extra_left = 没有可用的额外选骰（+1）了。
clever-why-extra_used = 这个回合已经用+1选过{ clever-die }了。
clever-why-black_first = 请先填入黑色奖励。
