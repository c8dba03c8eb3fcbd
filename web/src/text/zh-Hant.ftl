page-title = 三樂
page-lead = 三款好桌遊：可以一個人玩，可以和電腦玩家對局，也可以和朋友一起玩。
page-unofficial = 非官方作品。遊戲名稱歸各自權利人所有，圖畫和文字為本專案自製。
page-home = 首頁
page-opening = 請稍候…
page-language = 語言
page-theme = 外觀
page-theme-auto = 依裝置設定
page-theme-light = 淺色
page-theme-dark = 深色
page-close = 關閉

page-your-name = 你的名字
page-guest = 訪客
page-hello = 你好，{ $name }。
page-open-seat = 空座位
page-solo = 單人
page-player = 玩家

page-facts = { $players }人，{ $best }人最佳 · 約{ $minutes }分鐘 · { $age }歲以上
page-preparing = 正在準備規則，現在就可以開始玩。
page-preparing-table = 正在準備規則，馬上就開始。
page-play-solo = 單人開局
page-play-bots = 對戰{ $bots }個電腦玩家
page-bots = 電腦玩家
page-level = 等級
page-level-name = { $level ->
    [1] 1：隨意選擇
   *[other] { $level }：計算眼前得失
}
page-rules-options = 規則選項
page-unfinished = 未完成的對局
page-show-all = 顯示全部{ $count }局

page-seats = 玩家
page-turn = 目前回合：
page-deciding = 正在選擇
page-move-list = 行動記錄
page-roll = 擲骰
page-done = 完成
page-take-back = 悔棋

page-over = 本局結束
page-winner = { $count ->
    [1] { $names }獲勝
   *[other] 共享勝利：{ $names }
}
page-again = 再來一局
page-download = 下載棋譜
page-chance = 骰子從哪裡來
page-chance-help = 開局之前，伺服器用承諾值鎖定了種子；現在種子已經公開，每一次擲骰都可以重新計算。這能證明中途沒有更動，但不能證明伺服器的主人沒有偷看。
page-commitment = 承諾值
page-secret = 種子

page-unreachable = 連不上伺服器。伺服器在執行嗎？
page-failed = 伺服器發生錯誤（{ $status }）。
page-reconnecting = 連線已中斷，正在重新連線…
page-no-table = 沒有這張牌桌
page-no-table-help = 連結可能已經失效，或者這張牌桌屬於別人。
page-lost = 這裡什麼也沒有
page-lost-help = 沒有這個頁面。
