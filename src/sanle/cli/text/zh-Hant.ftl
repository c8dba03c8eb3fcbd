## 說明

cli-usage = 用法：{ $usage }
cli-a-command = 命令 …
cli-example = 範例：{ $example }
cli-section-arguments = 引數
cli-section-commands = 命令
cli-section-options = 選項
cli-default = （預設：{ $default }）
cli-about = 三樂：三個桌上遊戲，可玩、可記錄、可研究。
cli-version = 顯示版本後結束。
cli-help = 顯示這份說明後結束。
cli-lang = 語言：zh-Hans、zh-Hant或en（預設取自LANG）。
cli-json = 以JSON寫到標準輸出。
cli-game = 遊戲：{ $games }。
cli-rules = 規則選項，寫作KEY=VALUE；可多次使用。
cli-seed = 隨機與電腦玩家的種子；種子相同，各局相同。
cli-exit-codes = 結束碼：0完成 · 1棋譜或行動有誤 · 2命令用法有誤。

cli-play = 在終端機裡玩，可單人，也可與電腦玩家對局。
cli-play-seats = 人數（預設為你加上電腦玩家）。
cli-play-bots = 電腦玩家的等級，如2,2；他們坐最後幾個座位。
cli-play-names = 玩家的名字，如Ann,Bo。
cli-play-save = 把棋譜儲存到這個檔案。
cli-play-dice = 「program」由程式擲骰；「typed」由你輸入真實骰子或板塊的結果。
cli-check = 回放棋譜；有任何不符即以1結束。
cli-check-records = 棋譜檔案。
cli-legal = 列出棋譜某一時刻的全部合法行動。
cli-legal-record = 棋譜檔案。
cli-legal-at = 第幾個事件之後（預設為最後一個）。
cli-simulate = 讓電腦玩家玩許多局，並彙總得分。
cli-simulate-games = 局數。
cli-simulate-seats = 人數（預設為該遊戲的最佳人數）。
cli-simulate-bots = 各座位電腦玩家的等級，如1,2；只寫一個則所有座位相同。
cli-simulate-records = 把每一局的棋譜儲存到這個資料夾。
cli-warm = 編譯所有遊戲的規則，使以後啟動更快。
cli-bench = 測量各遊戲在這台機器上的速度。
cli-bench-game = 遊戲（預設為全部）。
cli-serve = 提供在瀏覽器裡玩的網頁；每個選項也可用環境變數SANLE_…設定。
cli-serve-host = 監聽的位址（預設127.0.0.1）。
cli-serve-port = 監聽的連接埠（預設8000）。
cli-serve-data = 存放資料庫與金鑰的資料夾。
cli-serve-database = 資料庫位址（預設為該資料夾裡的SQLite）。
cli-serve-broker = 多個節點之間的訊息中介位址。
cli-serve-lan = 監聽所有位址，並顯示區域網路內的位址。

## 輸入有誤

cli-error = 錯誤：{ $problem }
cli-error-hint = 請看「{ $command } --help」。
cli-error-no_such_option = 沒有{ $option }這個選項。
cli-error-no_such_command = 沒有「{ $name }」這個命令；可選：{ $allowed }。
cli-error-misuse = 命令的用法不對：{ $detail }
cli-error-missing = 缺少{ $name }。
cli-error-missing-value = 選項{ $name }後面缺少值。
cli-error-too-many-names = { $names }個名字多於{ $people }名玩家。
cli-error-bad_value = { $name }有誤：{ $detail }
cli-error-number = 「{ $value }」不是{ $low }以上的整數。
cli-error-number-between = 「{ $value }」不是{ $low }到{ $high }的整數。
cli-error-choice = 「{ $value }」不在可選的值之中：{ $allowed }。
cli-error-key_value = 「{ $value }」不是KEY=VALUE的形式。
cli-error-twice = 選項「{ $name }」寫了兩次。
cli-error-levels = 「{ $value }」不是等級的清單：請寫1以上的整數，如1,2。
cli-error-bots-seats = { $bots }個電腦玩家與{ $seats }個座位不符。
cli-error-too-many-bots = 共{ $seats }個座位，{ $bots }個電腦玩家沒有給你留下座位。
cli-error-file-missing = 沒有{ $file }這個檔案。
cli-error-file-unreadable = 無法讀取{ $file }：{ $detail }
cli-error-file-unwritable = 無法寫入{ $file }：{ $detail }
cli-error-at = 棋譜有{ $events }個事件，所以N只能是0到{ $events }。
cli-error-server-missing = 伺服器沒有安裝；請用這個命令安裝：pip install "sanle[server]"
cli-error-detailed = { $sentence }（{ $detail }）
cli-interrupted = 已中斷。

## 檢查與模擬

cli-check-ok = { $file }：無誤，{ $events }個事件
cli-check-fault = { $file }：{ $problem }
cli-check-fault-event = { $file }：事件{ $event }：{ $problem }
cli-legal-chance = 現在等待的是擲骰或抽取：{ $kind }。
cli-legal-over = 這一局已經結束。
cli-legal-seat = 座位{ $seat }（{ $count }）
cli-simulate-title = { $game }：{ $games }局，每秒{ $speed }局
cli-column-seat = 座位
cli-column-level = 等級
cli-column-mean = 平均
cli-column-sd = 標準差
cli-column-min = 最低
cli-column-max = 最高
cli-column-wins = 勝
cli-column-shared = 共享
cli-progress-check = 正在回放棋譜
cli-progress-games = 對局中
cli-progress-compile = 正在編譯規則（安裝後只需一次）
cli-progress-bench = 測量中
cli-warmed = 準備就緒：{ $games }（{ $seconds }秒）
cli-bench-title = { $game }：單核心CPU時間，已預熱，{ $repeats }次的中位數
cli-bench-playouts = 編譯程式內的隨機對局
cli-bench-decision = 由Python作一次決定
cli-bench-rate = 每秒決定數
cli-bench-ratio = 倍數
cli-bench-no-peer = 沒有安裝OpenSpiel（pip install "sanle[openspiel]"），所以沒有比較。

## 終端機裡的對局

cli-you = 你
cli-player = 玩家{ $seat }
cli-bot = 電腦{ $seat }
cli-commands = 編號或記法：選擇 · u：悔棋 · ?：說明 · q：離開
cli-commands-help = 輸入選項的編號，或第二欄的記法。u收回你上一個選擇，最遠到上一次擲骰、抽取或別人的行動；q離開這一局。
cli-prompt = { $name }>
cli-prompt-chance = Enter：繼續 · u：悔棋>
cli-prompt-typed = 請輸入結果，如{ $example }>
cli-not-understood = 「{ $text }」不在可選之列。
cli-refused = 不行：{ $reason }
cli-takeback-done = 已收回。
cli-takeback-none = 沒有可以收回的選擇：在你上一個選擇之後已經擲骰、抽取，或別人已經行動。
cli-choices = { $name }可以選擇
cli-hint-points = { $points }分
cli-left = 已離開這一局。
cli-saved = 棋譜已儲存：{ $file }
cli-result = 結果
cli-result-rank = 名次
cli-result-name = 玩家
cli-result-score = 總分
cli-result-win = { $names }獲勝。
cli-result-shared = 共享勝利：{ $names }。
cli-result-solo = 總分：{ $score }
cli-result-rating = { $label }：{ $rating }
