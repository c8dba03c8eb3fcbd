clever-name = Clever
clever-about = Choose dice, fill your sheet, and let one bonus bring the next.

## Options

clever-option-passive_pick = Pick in a passive turn
clever-option-passive_pick-help = Whether a player may pass in a passive turn while a die is usable.
clever-value-passive_pick-optional = may pass
clever-value-passive_pick-required = must pick
clever-option-solo_fallback = Fallback in solo
clever-option-solo_fallback-help = Whether the three high dice may be used in a solo passive turn when no platter die is usable.
clever-value-solo_fallback-none = none
clever-value-solo_fallback-high_dice = the high dice
clever-option-dead_roll = When no die is usable
clever-option-dead_roll-help = Whether a roll without a usable die is forfeited, or a die is taken without a mark.
clever-value-dead_roll-nothing_moves = forfeit, no die moves
clever-value-dead_roll-take_unmarked = take a die without a mark

## Dice, areas, bonuses

clever-die-white = white die
clever-die-yellow = yellow die
clever-die-blue = blue die
clever-die-green = green die
clever-die-orange = orange die
clever-die-purple = purple die
clever-die = { $die ->
    [white] { clever-die-white }
    [yellow] { clever-die-yellow }
    [blue] { clever-die-blue }
    [green] { clever-die-green }
    [orange] { clever-die-orange }
    [purple] { clever-die-purple }
   *[other] die
}

clever-area-yellow = yellow
clever-area-blue = blue
clever-area-green = green
clever-area-orange = orange
clever-area-purple = purple
clever-area = { $area ->
    [yellow] { clever-area-yellow }
    [blue] { clever-area-blue }
    [green] { clever-area-green }
    [orange] { clever-area-orange }
    [purple] { clever-area-purple }
   *[other] area
}

clever-bonus-yellow = yellow X
clever-bonus-blue = blue X
clever-bonus-green = green X
clever-bonus-orange = orange number
clever-bonus-purple = purple number
clever-bonus-black = black bonus
clever-bonus-reroll = reroll
clever-bonus-extra = +1 (extra die)
clever-bonus-fox = fox
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
    [4] { " 4" }
    [5] { " 5" }
    [6] { " 6" }
   *[none] { "" }
}

## The sheet and the table

clever-row = row
clever-column = column
clever-diagonal = diagonal
clever-track = round track
clever-points = points
clever-fox-points = fox points
clever-total = total
clever-platter = platter
clever-pool = pool
clever-place = die place { $place }
clever-places = die places
clever-round = Round { $round } of { $rounds }
clever-turn-active = { $name }: active turn
clever-turn-passive = { $name }: passive turn
clever-throw = roll { $throw }
clever-pending = bonuses to enter
clever-solo-rating = solo rating
clever-rating = { $rating ->
    [8] step 9 (the best): over 280
    [7] step 8: 260–280
    [6] step 7: 240–259
    [5] step 6: 220–239
    [4] step 5: 200–219
    [3] step 4: 180–199
    [2] step 3: 160–179
    [1] step 2: 140–159
   *[0] step 1: under 140
}

clever-short-bonus = { $bonus ->
    [yellow] Y X
    [blue] B X
    [green] G X
    [orange] O{ clever-bonus-number }
    [purple] P{ clever-bonus-number }
    [black] any
    [reroll] re
    [extra] +1
   *[fox] fox
}

## Actions

clever-action-take = { $as ->
    [yellow] { clever-die-taken } in yellow { $box }
    [blue] { clever-die-taken } in blue
    [green] { clever-die-taken } in green
    [orange] { clever-die-taken } in orange
    [purple] { clever-die-taken } in purple
   *[other] take the { clever-die-taken } without a mark
}
clever-action-extra = { $as ->
    [yellow] +1: { clever-die-extra } in yellow { $box }
    [blue] +1: { clever-die-extra } in blue
    [green] +1: { clever-die-extra } in green
    [orange] +1: { clever-die-extra } in orange
   *[purple] +1: { clever-die-extra } in purple
}
clever-action-bonus = { $bonus ->
    [yellow] bonus: cross yellow { $box }
    [blue] bonus: cross blue { $box }
    [green] bonus: cross the next green box
    [orange] bonus: fill the next orange box{ clever-number-in-brackets }
   *[purple] bonus: fill the next purple box
}
clever-action-reroll = reroll
clever-action-forfeit = forfeit the roll
clever-action-pass = pass
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
    [4] { " (4)" }
    [5] { " (5)" }
    [6] { " (6)" }
   *[none] { "" }
}

## Effects

clever-effect-round = Round { $round } begins.
clever-effect-turn = { $turn ->
    [passive] Passive turn: { $name }.
   *[active] Active turn: { $name }.
}
clever-effect-throw = { $name }: roll { $throw }.
clever-effect-roll = The { clever-die } shows { $face }.
clever-effect-move = { $to ->
    [platter] The { clever-die } goes to the platter.
    [pool] The { clever-die } returns to the pool.
   *[place] The { clever-die } goes to die place { $to }.
}
clever-effect-mark = { $by ->
    [die] { $name } { clever-marked } with the { clever-die }.
    [extra] { $name } { clever-marked } with the { clever-die } (+1).
   *[bonus] { $name } { clever-marked } as a bonus.
}
clever-marked = { $area ->
    [yellow] crosses yellow { $box }
    [blue] crosses blue { $box }
    [green] crosses green box { $box }
    [orange] writes { $number } in orange box { $box }
   *[purple] writes { $number } in purple box { $box }
}
clever-effect-earn = { $name } earns: { clever-bonus }, from { clever-earned-from }.
clever-earned-from = { $from ->
    [row] { clever-area } row { $from_at }
    [column] { clever-area } column { $from_at }
    [diagonal] { clever-area } diagonal
    [box] { clever-area } box { $from_at }
   *[round] round track { $from_at }
}
clever-effect-lose = { $name } loses: { clever-bonus } (no open box is left).
clever-effect-spend = { $what ->
    [reroll] { $name } spends a reroll.
   *[extra] { $name } spends a +1.
}
clever-effect-forfeit = { $name } forfeits the roll.
clever-effect-pass = { $what ->
    [extra] { $name } takes no further +1.
   *[pick] { $name } passes.
}
clever-effect-unmarked = { $name } takes the { clever-die } without a mark.
clever-effect-end = The game is over.

## Hints, in short, before a choice is made

clever-hint-mark = { $area ->
    [yellow] yellow { $box }
    [blue] blue { $box }
    [green] green box { $box }
    [orange] { $number } in orange box { $box }
   *[purple] { $number } in purple box { $box }
}
clever-hint-earn = earns { clever-bonus }
clever-hint-lose = loses { clever-bonus }

## Why not?

clever-why-bonus_first = Enter the bonuses that wait first.
clever-why-no_such_bonus = No such bonus waits to be entered.
clever-why-orange_number = Say which orange bonus: a number is given only while orange bonuses with different numbers wait, and must be one of them.
clever-why-rolling_first = Not before the active player has finished rolling.
clever-why-die_not_rolled = The { clever-die } isn't among the dice just rolled.
clever-why-die_not_on_platter = The { clever-die } isn't on the platter.
clever-why-platter_first = A die on the platter is usable, so the active player's dice can't be used.
clever-why-high_dice = In solo the three high dice can't be used.
clever-why-box_number = The box doesn't show the number of the die.
clever-why-box_crossed = That yellow box is crossed already, or pre-printed.
clever-why-blue_crossed = That blue value (blue die plus white die) is crossed already.
clever-why-green_threshold = The die is below the threshold of the next green box.
clever-why-area_full = No open box is left in { clever-area }.
clever-why-purple_rise = Purple numbers must rise; only after a 6 any number may follow.
clever-why-no_reroll_left = No reroll is left.
clever-why-reroll_now = Only the active player may reroll, after a roll and before choosing.
clever-why-usable_left = A die is usable, so one must be chosen.
clever-why-no_unmarked = This game isn't played with the option to take a die without a mark.
clever-why-no_forfeit = In this game a roll can't be forfeited: take a die without a mark.
clever-why-must_pick = In this game a usable die must be picked; passing isn't allowed.
clever-why-nothing_to_pass = There is nothing to pass now.
clever-why-picked_already = The die of this turn has been chosen already.
clever-why-pick_first = Pick a die or pass first; +1 comes after.
clever-why-no_extra_left = No +1 is left.
clever-why-extra_used = The { clever-die } was taken by +1 already in this turn.
clever-why-black_first = Enter the black bonus first.
