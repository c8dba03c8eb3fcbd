## 名称

bot-name = { $number ->
    [0] 电脑玩家
   *[other] 电脑玩家{ $number }
}

## 服务器的拒绝

error-malformed = 内容不符合要求：{ $detail }
error-not_json = 这里需要 JSON（Content-Type: application/json）。
error-too_large = 一次发送的内容太多了。
error-too_fast = 请求太频繁，请在 { $retry_after } 秒后再试。
error-unknown_path = 这个地址没有内容。
error-unknown_method = 这个地址不能这样使用。
error-unknown_caller = 请先告诉我们您是谁。
error-forbidden = 页面已过期，请刷新。
error-fault = 服务器出了问题，已经记录下来。
error-bad_name = 名字应为 1 到 40 个可见字符。
error-unknown_table = 没有这张牌桌，或者它不对您开放。
error-not_your_seat = 座位 { $seat } 不是您的。
error-seat_taken = 这个座位已经有人了。
error-already_seated = 您已经坐在这张牌桌的座位 { $seat } 上。
error-not_started = 这一局还没有开始。
error-table_ended = 这一局已经结束。
error-unknown_version = 这张牌桌没有版本 { $version }，最新的是 { $newest }。
error-stale = 牌桌的情况已经变了。
error-key_reused = 这个键属于另一个命令。
error-part_too_late = 这一局已经开始，不能再更改随机数。
error-part_not_announced = 入座时没有说明这个座位要提供玩家随机数。
error-part_given = 这个座位已经提供过玩家随机数。
error-takeback_nothing = 没有可以悔棋的行动。
error-takeback_chance = 掷骰或抽取之后不能悔棋。
error-takeback_others = 其他玩家已经行动，悔棋需要他们同意。
error-record_not_yet = 这一局结束后才能取得棋谱。
error-too_many_streams = 您打开的牌桌太多了，请先关闭一个。
