## Names

bot-name = { $number ->
    [0] Bot
   *[other] Bot { $number }
}

## Refusals of the server

error-malformed = This isn't what was expected here: { $detail }
error-not_json = JSON is expected here (Content-Type: application/json).
error-too_large = That is too much at once.
error-too_fast = Too many requests; try again in { $retry_after } s.
error-unknown_path = There is nothing at this address.
error-unknown_method = This address can't be used like that.
error-unknown_caller = Say who you are first.
error-forbidden = The page is out of date; reload it.
error-fault = Something went wrong here; it has been noted.
error-bad_name = A name has 1 to 40 visible signs.
error-unknown_table = There's no such table, or it isn't open to you.
error-not_your_seat = Seat { $seat } isn't yours.
error-seat_taken = This seat is taken.
error-already_seated = You sit at this table already, on seat { $seat }.
error-not_started = The game hasn't started yet.
error-table_ended = The game is over.
error-unknown_version = There's no version { $version } of this table; the newest is { $newest }.
error-stale = The table has moved on meanwhile.
error-key_reused = This key belongs to another command.
error-part_too_late = The game has started; parts of its chance can't be changed any more.
error-part_not_announced = This seat said nothing of a part of its own when it was taken.
error-part_given = This seat has given its part already.
error-takeback_nothing = There's nothing to take back.
error-takeback_chance = A roll or draw can't be taken back.
error-takeback_others = Others have acted since; that needs their consent.
error-record_not_yet = The record can be had when the game is over.
error-too_many_streams = You have too many tables open; close one.
