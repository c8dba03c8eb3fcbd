## 名稱

bot-name = { $number ->
    [0] 電腦玩家
   *[other] 電腦玩家{ $number }
}

## 伺服器的拒絕

error-malformed = 內容不符合要求：{ $detail }
error-not_json = 這裡需要 JSON（Content-Type: application/json）。
error-too_large = 一次傳送的內容太多了。
error-too_fast = 請求太頻繁，請在 { $retry_after } 秒後再試。
error-unknown_path = 這個網址沒有內容。
error-unknown_method = 這個網址不能這樣使用。
error-unknown_caller = 請先告訴我們您是誰。
error-forbidden = 頁面已過期，請重新整理。
error-fault = 伺服器出了問題，已經記錄下來。
error-bad_name = 名字應為 1 到 40 個可見字元。
error-unknown_table = 沒有這張牌桌，或者它不對您開放。
error-not_your_seat = 座位 { $seat } 不是您的。
error-seat_taken = 這個座位已經有人了。
error-already_seated = 您已經坐在這張牌桌的座位 { $seat } 上。
error-not_started = 這一局還沒有開始。
error-table_ended = 這一局已經結束。
error-unknown_version = 這張牌桌沒有版本 { $version }，最新的是 { $newest }。
error-stale = 牌桌的情況已經變了。
error-key_reused = 這個鍵屬於另一個命令。
error-part_too_late = 這一局已經開始，不能再更改亂數。
error-part_not_announced = 入座時沒有說明這個座位要提供玩家亂數。
error-part_given = 這個座位已經提供過玩家亂數。
error-takeback_nothing = 沒有可以悔棋的行動。
error-takeback_chance = 擲骰或抽取之後不能悔棋。
error-takeback_others = 其他玩家已經行動，悔棋需要他們同意。
error-record_not_yet = 這一局結束後才能取得棋譜。
error-too_many_streams = 您開啟的牌桌太多了，請先關閉一個。
