board-colon = ：
board-clever-sheet = { $name }的计分纸
board-clever-summary = 黄区已勾：{ $yellow }。蓝区已勾：{ $blue }。绿区已填{ $green }格。橙区：{ $orange }。紫区：{ $purple }。重掷{ $rerolls }次，+1{ $extras }次，狐狸{ $foxes }只。总分{ $total }。
board-clever-entries = 可以填的地方
board-clever-yellow = 黄
board-clever-blue = 蓝
board-clever-green = 绿
board-clever-orange = 橙
board-clever-purple = 紫
board-clever-die = { clever-die }{ $face ->
    [0] {""}
   *[other] { $face }
}，{ $at ->
    [pool] 可掷
    [platter] 在银盘上
   *[other] 在骰位{ $at }
}。
board-clever-points = 总分{ $before } → { $after }。
board-clever-foxes = { $foxes }只狐狸

board-clever-roll-active = 轮到你了：第{ $throw }次掷骰。
board-clever-roll-passive = 你的被动回合：掷全部六颗骰子。
board-clever-tie = 点数相同，由机会决定哪些骰子放到银盘。
board-clever-wait-roll = 接下来由{ $name }掷骰。
board-clever-wait = 等待{ $name }…
board-clever-choose = 第{ $throw }次掷骰：选一颗骰子，填入计分纸。
board-clever-pick = 从银盘选一颗骰子，或者跳过。
board-clever-extra = 可以用+1：任选一颗骰子填入，不论它在哪里；也可以跳过。
board-clever-bonus = 请把奖励填入计分纸。
board-clever-dead = 没有可用的骰子，怎么办？
board-clever-nothing = 这里没有可以填的。
board-clever-where = { clever-die }填在哪里？
board-clever-which-die = 用哪一颗骰子？
