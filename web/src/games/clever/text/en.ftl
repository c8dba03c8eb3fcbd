board-colon = :{" "}
board-clever-sheet = Sheet of { $name }
board-clever-summary = Yellow crossed: { $yellow }. Blue crossed: { $blue }. Green boxes filled: { $green }. Orange: { $orange }. Purple: { $purple }. Rerolls: { $rerolls }, +1: { $extras }, foxes: { $foxes }. Total: { $total }.
board-clever-entries = Where it can go
board-clever-yellow = Yellow
board-clever-blue = Blue
board-clever-green = Green
board-clever-orange = Orange
board-clever-purple = Purple
board-clever-die = { clever-die }{ $face ->
    [0] {""}
   *[other] {" "}{ $face }
}, { $at ->
    [pool] to be rolled
    [platter] on the platter
   *[other] on die place { $at }
}.
board-clever-points = Total { $before } → { $after }.
board-clever-foxes = { $foxes ->
    [one] 1 fox
   *[other] { $foxes } foxes
}

board-clever-roll-active = Your active turn: roll { $throw }.
board-clever-roll-passive = Your passive turn: roll all six dice.
board-clever-tie = Equal dice: chance decides which go to the platter.
board-clever-wait-roll = { $name } rolls next.
board-clever-wait = Waiting for { $name } …
board-clever-choose = Roll { $throw }: choose a die and enter it.
board-clever-pick = Choose a die from the platter, or pass.
board-clever-extra = You may use a +1: enter any die, wherever it lies. Or pass.
board-clever-bonus = Enter your bonus on the sheet.
board-clever-dead = No die is usable. What will you do?
board-clever-nothing = Nothing can be entered here.
board-clever-where = Where does the { clever-die } go?
board-clever-which-die = With which die?
