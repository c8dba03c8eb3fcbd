seat = seat { $seat }
by-rule = { " " }(rule { $rule })

## Why not?

error-not_an_action = Not an action of this game: { $action }
error-not_a_chance_event = Not a chance event: { $detail }.
error-impossible_outcome = Chance can't fall like this now: { $detail }.
error-out_of_turn = It isn't the move of seat { $seat }.
error-game_over = The game is over.
error-waiting_for_chance = A roll or draw is due, not a player's move.
error-not_waiting_for_chance = A player's move is due, not a roll or draw.
error-unknown_game = There is no game “{ $game }”; there are: { $allowed }.
error-wrong_seats = This game can't be played by { $value }; allowed numbers of players: { $allowed }.
error-unknown_option = There is no option “{ $option }”; there are: { $allowed }.
error-unknown_value = The option “{ $option }” can't be { $value }; allowed: { $allowed }.
error-unknown_level = There is no level { $level }; there are: { $allowed }.
