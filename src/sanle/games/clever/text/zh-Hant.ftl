clever-name = 絕頂聰明
clever-about = 選骰子、填計分紙，讓一個獎勵帶出下一個獎勵。

## 規則選項

clever-option-passive_pick = 被動回合選骰
clever-option-passive_pick-help = 被動回合中，有可用的骰子時能否跳過不選。
clever-value-passive_pick-optional = 可以跳過
clever-value-passive_pick-required = 必須選擇
clever-option-solo_fallback = 單人局備用骰
clever-option-solo_fallback-help = 單人局的被動回合中，銀盤上沒有可用的骰子時，能否改用點數最大的三顆骰子。
clever-value-solo_fallback-none = 不能
clever-value-solo_fallback-high_dice = 可用三顆大骰
clever-option-dead_roll = 無骰可用時
clever-option-dead_roll-help = 擲出的骰子都不可用時，是放棄這次擲骰，還是取走一顆骰子但不勾選。
clever-value-dead_roll-nothing_moves = 放棄，骰子不動
clever-value-dead_roll-take_unmarked = 取一顆骰子，不勾選

## 骰子、顏色區、獎勵

clever-die-white = 白骰
clever-die-yellow = 黃骰
clever-die-blue = 藍骰
clever-die-green = 綠骰
clever-die-orange = 橙骰
clever-die-purple = 紫骰
clever-die = { $die ->
    [white] { clever-die-white }
    [yellow] { clever-die-yellow }
    [blue] { clever-die-blue }
    [green] { clever-die-green }
    [orange] { clever-die-orange }
    [purple] { clever-die-purple }
   *[other] 這顆骰子
}

clever-area-yellow = 黃區
clever-area-blue = 藍區
clever-area-green = 綠區
clever-area-orange = 橙區
clever-area-purple = 紫區
clever-area = { $area ->
    [yellow] { clever-area-yellow }
    [blue] { clever-area-blue }
    [green] { clever-area-green }
    [orange] { clever-area-orange }
    [purple] { clever-area-purple }
   *[other] 這一區
}

clever-bonus-yellow = 黃區勾選
clever-bonus-blue = 藍區勾選
clever-bonus-green = 綠區勾選
clever-bonus-orange = 橙區數字
clever-bonus-purple = 紫區數字
clever-bonus-black = 黑色獎勵
clever-bonus-reroll = 重擲
clever-bonus-extra = 額外選骰（+1）
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

## 計分紙與桌面

clever-row = 列
clever-column = 行
clever-diagonal = 對角線
clever-track = 輪次軌
clever-points = 分數
clever-fox-points = 狐狸分
clever-total = 總分
clever-platter = 銀盤
clever-pool = 可擲的骰子
clever-place = 骰位{ $place }
clever-places = 骰位
clever-round = 第{ $round }輪，共{ $rounds }輪
clever-turn-active = { $name }的主動回合
clever-turn-passive = { $name }的被動回合
clever-throw = 第{ $throw }次擲骰
clever-pending = 等待填入的獎勵
clever-solo-rating = 單人評級
clever-rating = { $rating ->
    [8] 第9級（最高）：超過280分
    [7] 第8級：260–280分
    [6] 第7級：240–259分
    [5] 第6級：220–239分
    [4] 第5級：200–219分
    [3] 第4級：180–199分
    [2] 第3級：160–179分
    [1] 第2級：140–159分
   *[0] 第1級：不到140分
}

clever-short-bonus = { $bonus ->
    [yellow] 黃X
    [blue] 藍X
    [green] 綠X
    [orange] 橙{ clever-bonus-number }
    [purple] 紫{ clever-bonus-number }
    [black] 黑
    [reroll] 重
    [extra] +1
   *[fox] 狐
}

## 行動

clever-action-take = { $as ->
    [yellow] { clever-die-taken }填黃區{ $box }
    [blue] { clever-die-taken }填藍區
    [green] { clever-die-taken }填綠區
    [orange] { clever-die-taken }填橙區
    [purple] { clever-die-taken }填紫區
   *[other] 取{ clever-die-taken }，不勾選
}
clever-action-extra = { $as ->
    [yellow] +1：{ clever-die-extra }填黃區{ $box }
    [blue] +1：{ clever-die-extra }填藍區
    [green] +1：{ clever-die-extra }填綠區
    [orange] +1：{ clever-die-extra }填橙區
   *[purple] +1：{ clever-die-extra }填紫區
}
clever-action-bonus = { $bonus ->
    [yellow] 獎勵：勾選黃區{ $box }
    [blue] 獎勵：勾選藍區{ $box }
    [green] 獎勵：勾選綠區下一格
    [orange] 獎勵：填橙區下一格{ clever-number-in-brackets }
   *[purple] 獎勵：填紫區下一格
}
clever-action-reroll = 重擲
clever-action-forfeit = 放棄這次擲骰
clever-action-pass = 跳過
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

clever-effect-round = 第{ $round }輪開始。
clever-effect-turn = { $turn ->
    [passive] { clever-turn-passive }開始。
   *[active] { clever-turn-active }開始。
}
clever-effect-throw = { $name }：第{ $throw }次擲骰。
clever-effect-roll = { clever-die }擲出{ $face }。
clever-effect-move = { $to ->
    [platter] { clever-die }放到銀盤。
    [pool] { clever-die }回到可擲的骰子中。
   *[place] { clever-die }放到骰位{ $to }。
}
clever-effect-mark = { $by ->
    [die] { $name }用{ clever-die }{ clever-marked }。
    [extra] { $name }用+1選{ clever-die }，{ clever-marked }。
   *[bonus] { $name }用獎勵{ clever-marked }。
}
clever-marked = { $area ->
    [yellow] 勾選黃區{ $box }
    [blue] 勾選藍區{ $box }
    [green] 勾選綠區第{ $box }格
    [orange] 在橙區第{ $box }格寫下{ $number }
   *[purple] 在紫區第{ $box }格寫下{ $number }
}
clever-effect-earn = { $name }獲得{ clever-bonus }，來自{ clever-earned-from }。
clever-earned-from = { $from ->
    [row] { clever-area }第{ $from_at }列
    [column] { clever-area }第{ $from_at }行
    [diagonal] { clever-area }對角線
    [box] { clever-area }第{ $from_at }格
   *[round] 輪次軌第{ $from_at }輪
}
clever-effect-lose = { $name }失去{ clever-bonus }：沒有空格了。
clever-effect-spend = { $what ->
    [reroll] { $name }使用一次重擲。
   *[extra] { $name }使用一次額外選骰（+1）。
}
clever-effect-forfeit = { $name }放棄這次擲骰。
clever-effect-pass = { $what ->
    [extra] { $name }不再使用+1。
   *[pick] { $name }跳過，不選骰子。
}
clever-effect-unmarked = { $name }取走{ clever-die }，不勾選。
clever-effect-end = 遊戲結束。

## 提示（選擇之前的簡短說明）

clever-hint-mark = { $area ->
    [yellow] 黃{ $box }
    [blue] 藍{ $box }
    [green] 綠第{ $box }格
    [orange] 橙第{ $box }格寫{ $number }
   *[purple] 紫第{ $box }格寫{ $number }
}
clever-hint-earn = 得{ clever-bonus }
clever-hint-lose = 失去{ clever-bonus }

## 為什麼不行

clever-why-bonus_first = 請先填入等待中的獎勵。
clever-why-no_such_bonus = 沒有這樣的獎勵等待填入。
clever-why-orange_number = 請說明填入哪一個橙區數字：只有數字不同的橙色獎勵同時等待時才寫數字，且須是其中之一。
clever-why-rolling_first = 主動玩家還沒有擲完，現在不行。
clever-why-die_not_rolled = { clever-die }不在剛擲出的骰子中。
clever-why-die_not_on_platter = { clever-die }不在銀盤上。
clever-why-platter_first = 銀盤上還有可用的骰子，不能改用主動玩家骰位上的骰子。
clever-why-high_dice = 單人局中，點數最大的三顆骰子不能選用。
clever-why-box_number = 這一格的數字與骰子的點數不同。
clever-why-box_crossed = 黃區的這一格已經勾選，或不能勾選。
clever-why-blue_crossed = 藍區的這個數值（藍骰加白骰）已經勾選。
clever-why-green_threshold = 點數達不到綠區下一格的門檻。
clever-why-area_full = { clever-area }已經填滿。
clever-why-purple_rise = 紫區的數字必須大於前一個數字；只有在6之後可以填任何數字。
clever-why-no_reroll_left = 沒有可用的重擲了。
clever-why-reroll_now = 只有主動玩家在擲骰之後、選骰之前可以重擲。
clever-why-usable_left = 還有可用的骰子，必須從中選擇。
clever-why-no_unmarked = 本局沒有選用「取一顆骰子，不勾選」的規則。
clever-why-no_forfeit = 本局不能放棄擲骰：請取一顆骰子，不勾選。
clever-why-must_pick = 本局有可用的骰子時必須選擇，不能跳過。
clever-why-nothing_to_pass = 現在沒有什麼可以跳過。
clever-why-picked_already = 這個回合已經選過骰子了。
clever-why-pick_first = 請先選一顆骰子或跳過，然後才能使用+1。
clever-why-no_extra_left = 沒有可用的額外選骰（+1）了。
clever-why-extra_used = 這個回合已經用+1選過{ clever-die }了。
clever-why-black_first = 請先填入黑色獎勵。
