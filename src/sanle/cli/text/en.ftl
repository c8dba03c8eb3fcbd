## Help

cli-usage = Usage: { $usage }
cli-a-command = COMMAND …
cli-example = Example: { $example }
cli-section-arguments = Arguments
cli-section-commands = Commands
cli-section-options = Options
cli-default = [default: { $default }]
cli-about = Sanle: three tabletop games to play, record and study.
cli-version = Show the version and exit.
cli-help = Show this help and exit.
cli-lang = Language: zh-Hans, zh-Hant or en (else from LANG).
cli-json = Write JSON to standard output.
cli-game = The game: { $games }.
cli-rules = A rules option as KEY=VALUE; may be given several times.
cli-seed = Seed of chance and bots; the same seed gives the same games.
cli-exit-codes = Exit codes: 0 done · 1 a record or an action is at fault · 2 the command was used wrongly.

cli-play = Play in the terminal, alone or against bots.
cli-play-seats = Number of players (else you and the bots).
cli-play-bots = Levels of the bots, as 2,2; they take the last seats.
cli-play-names = Names of the people, as Ann,Bo.
cli-play-save = Save the record of the game to this file.
cli-play-dice = “program” rolls for you; “typed” asks for what your real dice or tiles show.
cli-check = Replay records; exits 1 if one diverges.
cli-check-records = Record files.
cli-legal = Show every legal action at a moment of a record.
cli-legal-record = Record file.
cli-legal-at = After so many events (else after the last).
cli-simulate = Let bots play many games and sum up the scores.
cli-simulate-games = Number of games.
cli-simulate-seats = Number of players (else the game's best number).
cli-simulate-bots = Levels of the bots by seat, as 1,2; a single level is for all seats.
cli-simulate-records = Save the record of every game in this folder.
cli-warm = Compile the rules of every game, so that all starts are quick.
cli-bench = Measure how fast the games run on this machine.
cli-bench-game = The game (else all).
cli-serve = Serve the page for playing in the browser; each option also as SANLE_… in the environment.
cli-serve-host = Address to listen on (127.0.0.1).
cli-serve-port = Port to listen on (8000).
cli-serve-data = Folder of the database and the secrets.
cli-serve-database = Address of the database (SQLite in that folder).
cli-serve-broker = Address of the broker between several nodes.
cli-serve-lan = Listen on all addresses and show the one for the local network.

## Bad input

cli-error = Error: { $problem }
cli-error-hint = Try “{ $command } --help”.
cli-error-no_such_option = There is no option { $option }.
cli-error-no_such_command = There is no command “{ $name }”; there are: { $allowed }.
cli-error-misuse = the command is used wrongly: { $detail }
cli-error-missing = { $name } is missing.
cli-error-missing-value = The option { $name } needs a value.
cli-error-too-many-names = { $names } names are more than the { $people } people at the table.
cli-error-bad_value = { $name } is wrong: { $detail }
cli-error-number = “{ $value }” isn't a whole number from { $low } on.
cli-error-number-between = “{ $value }” isn't a whole number from { $low } to { $high }.
cli-error-choice = “{ $value }” isn't one of: { $allowed }.
cli-error-key_value = “{ $value }” isn't of the form KEY=VALUE.
cli-error-twice = The option “{ $name }” is given twice.
cli-error-levels = “{ $value }” isn't a list of levels: whole numbers from 1 on, as 1,2.
cli-error-bots-seats = { $bots } bots don't fit { $seats } seats.
cli-error-too-many-bots = { $bots } bots leave no seat for you among { $seats }.
cli-error-file-missing = There is no file { $file }.
cli-error-file-unreadable = { $file } can't be read: { $detail }
cli-error-file-unwritable = { $file } can't be written: { $detail }
cli-error-at = The record has { $events } events, so N goes from 0 to { $events }.
cli-error-server-missing = The server isn't installed; this installs it: pip install "sanle[server]"
cli-error-detailed = { $sentence } ({ $detail })
cli-interrupted = Interrupted.

## Checking and simulating

cli-check-ok = { $file }: sound, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
cli-check-fault = { $file }: { $problem }
cli-check-fault-event = { $file }: event { $event }: { $problem }
cli-legal-chance = A roll or draw is due: { $kind }.
cli-legal-over = The game is over.
cli-legal-seat = Seat { $seat } ({ $count })
cli-simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $speed } games per second
cli-column-seat = seat
cli-column-level = level
cli-column-mean = mean
cli-column-sd = sd
cli-column-min = min
cli-column-max = max
cli-column-wins = wins
cli-column-shared = shared
cli-progress-check = Replaying records
cli-progress-games = Playing
cli-progress-compile = Compiling the rules (once after installing)
cli-progress-bench = Measuring
cli-warmed = Ready: { $games } ({ $seconds } s)
cli-bench-title = { $game }: CPU time on one core, warm, median of { $repeats }
cli-bench-playouts = Random games inside compiled code
cli-bench-decision = One decision from Python
cli-bench-rate = decisions per second
cli-bench-ratio = ratio
cli-bench-no-peer = OpenSpiel isn't installed (pip install "sanle[openspiel]"), so there's no comparison.

## The game in the terminal

cli-you = You
cli-player = Player { $seat }
cli-bot = Bot { $seat }
cli-commands = number or notation: choose · u: take back · ?: help · q: leave
cli-commands-help = Type the number of a choice or its notation (as in the second column). u takes your last choice back, as far as the last roll, draw or move of another player; q leaves the game.
cli-prompt = { $name }>
cli-prompt-chance = Enter: go on · u: take back>
cli-prompt-typed = Type what fell, as { $example }>
cli-not-understood = “{ $text }” isn't one of the choices.
cli-refused = Not possible: { $reason }
cli-takeback-done = Taken back.
cli-takeback-none = There is nothing to take back: since your last choice something was rolled or drawn, or another player moved.
cli-choices = { $name } can choose
cli-hint-points = { $points } points
cli-left = The game was left.
cli-saved = Record saved: { $file }
cli-result = Result
cli-result-rank = rank
cli-result-name = player
cli-result-score = total
cli-result-win = { $names } wins.
cli-result-shared = Shared win: { $names }.
cli-result-solo = Total: { $score }
cli-result-rating = { $label }: { $rating }
