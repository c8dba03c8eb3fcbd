seat = seat { $seat }
by-rule = { " " }(rule { $rule })

## Why not?

error-not_an_action = Not an action of this game: { $action }
error-unknown_game = There is no game “{ $game }”; there are: { $allowed }.
error-wrong_seats = This game can't be played by { $value }; allowed numbers of players: { $allowed }.
error-unknown_option = There is no option “{ $option }”; there are: { $allowed }.
error-unknown_value = The option “{ $option }” can't be { $value }; allowed: { $allowed }.
error-unknown_level = There is no level { $level }; there are: { $allowed }.
error-not_an_event = That is not an event.
error-not_a_chance_event = That is not a chance event.
error-impossible_outcome = Chance can't fall like this now.
error-out_of_turn = It isn't this seat's move.
error-no_such_seat = There is no such seat; there are { $seats }.
error-game_over = The game is over.
error-waiting_for_chance = A roll or draw is due, not a player's move.
error-no_chance_due = No roll or draw is due.
error-no_chance_left = The record has no further chance event.
error-bad_position = That is not a possible position.
error-other_game = The position is of another game, number of players or options.
error-record_not_json = The record isn't JSON.
error-record_format = A record is a JSON object whose “format” is “sanle-record/1”.
error-record_key_missing = The record lacks “{ $key }”.
error-record_key_unknown = A record has no “{ $key }”.
error-record_seats = “seats” is a list of a name and kind for each seat.
error-record_events = “events” is a list of events, “rules” an object of options.
error-record_result = “result” is an object, or null for a game that was broken off.
error-record_part = “{ $key }” in the record has a wrong form.
error-record_version = The version of the rules isn't known; allowed: 1 to { $allowed }.
error-record_at = The record has positions 0 to { $allowed } only.
error-record_result_differs = The record's result isn't that of its events.
error-record_unfinished = A game that was broken off says why in “ended”.
