page-title = Sanle
page-lead = Three fine table games, to play alone, against bots and with friends.
page-unofficial = Unofficial. The names of the games belong to their owners; drawings and words are ours.
page-home = Start page
page-opening = One moment …
page-language = Language
page-theme = Appearance
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-close = Close

page-your-name = Your name
page-guest = Guest
page-hello = You play as { $name }.
page-open-seat = Open seat
page-solo = Solo
page-player = Player

page-facts = { $players } players, best with { $best } · about { $minutes } minutes · from { $age } years
page-preparing = The rules are being prepared; playing is possible already.
page-preparing-table = The rules are being prepared; the game begins in a moment.
page-play-solo = Play alone
page-play-bots = { $bots ->
    [one] Play against a bot
   *[other] Play against { $bots } bots
}
page-bots = Bots
page-level = Level
page-level-name = { $level ->
    [1] 1 – plays at random
   *[other] { $level } – counts what is near
}
page-rules-options = Rules options
page-unfinished = Unfinished games
page-show-all = Show all { $count }

page-seats = Players
page-turn = On turn:
page-deciding = is deciding
page-move-list = Move list
page-roll = Roll
page-done = Done
page-take-back = Take back

page-over = The game is over
page-winner = { $count ->
    [one] { $names } wins
   *[other] Shared win: { $names }
}
page-again = Play again
page-download = Download the record
page-chance = Where the dice came from
page-chance-help = Before the game the server bound itself to a secret by the commitment; now that the secret is shown, every roll can be computed again. That proves that nothing was changed on the way, not that whoever runs the server didn't look.
page-commitment = Commitment
page-secret = Secret

page-unreachable = The server can't be reached. Is it running?
page-failed = The server answered with an error ({ $status }).
page-reconnecting = The connection is lost. Trying again …
page-no-table = There is no such table
page-no-table-help = The link may be old, or the table belongs to somebody else.
page-lost = Nothing here
page-lost-help = There is no such page.
