board-colon = ：
board-clever-sheet = { $name }的計分紙
board-clever-summary = 黃區已勾：{ $yellow }。藍區已勾：{ $blue }。綠區已填{ $green }格。橙區：{ $orange }。紫區：{ $purple }。重擲{ $rerolls }次，+1{ $extras }次，狐狸{ $foxes }隻。總分{ $total }。
board-clever-entries = 可以填的地方
board-clever-yellow = 黃
board-clever-blue = 藍
board-clever-green = 綠
board-clever-orange = 橙
board-clever-purple = 紫
board-clever-die = { clever-die }{ $face ->
    [0] {""}
   *[other] { $face }
}，{ $at ->
    [pool] 可擲
    [platter] 在銀盤上
   *[other] 在骰位{ $at }
}。
board-clever-points = 總分{ $before } → { $after }。
board-clever-foxes = { $foxes }隻狐狸

board-clever-roll-active = 輪到你了：第{ $throw }次擲骰。
board-clever-roll-passive = 你的被動回合：擲全部六顆骰子。
board-clever-tie = 點數相同，由機會決定哪些骰子放到銀盤。
board-clever-wait-roll = 接下來由{ $name }擲骰。
board-clever-wait = 等待{ $name }…
board-clever-choose = 第{ $throw }次擲骰：選一顆骰子，填入計分紙。
board-clever-pick = 從銀盤選一顆骰子，或者跳過。
board-clever-extra = 可以用+1：任選一顆骰子填入，不論它在哪裡；也可以跳過。
board-clever-bonus = 請把獎勵填入計分紙。
board-clever-dead = 沒有可用的骰子，怎麼辦？
board-clever-nothing = 這裡沒有可以填的。
board-clever-where = { clever-die }填在哪裡？
board-clever-which-die = 用哪一顆骰子？
