page-title = 三乐
page-lead = 三款好桌游：可以一个人玩，可以和电脑玩家对局，也可以和朋友一起玩。
page-unofficial = 非官方作品。游戏名称归各自权利人所有，图画和文字为本项目自作。
page-home = 首页
page-opening = 请稍候…
page-language = 语言
page-theme = 外观
page-theme-auto = 跟随设备
page-theme-light = 浅色
page-theme-dark = 深色
page-close = 关闭

page-your-name = 你的名字
page-guest = 客人
page-hello = 你好，{ $name }。
page-open-seat = 空座位
page-solo = 单人
page-player = 玩家

page-facts = { $players }人，{ $best }人最佳 · 约{ $minutes }分钟 · { $age }岁以上
page-preparing = 正在准备规则，现在就可以开始玩。
page-preparing-table = 正在准备规则，马上就开始。
page-play-solo = 单人开局
page-play-bots = 对战{ $bots }个电脑玩家
page-bots = 电脑玩家
page-level = 等级
page-level-name = { $level ->
    [1] 1：随意选择
   *[other] { $level }：计算眼前得失
}
page-rules-options = 规则选项
page-unfinished = 未完成的对局
page-show-all = 显示全部{ $count }局

page-seats = 玩家
page-turn = 当前回合：
page-deciding = 正在选择
page-move-list = 行动记录
page-roll = 掷骰
page-done = 完成
page-take-back = 悔棋

page-over = 本局结束
page-winner = { $count ->
    [1] { $names }获胜
   *[other] 共享胜利：{ $names }
}
page-again = 再来一局
page-download = 下载棋谱
page-chance = 骰子从哪里来
page-chance-help = 开局之前，服务器用承诺值锁定了种子；现在种子已经公开，每一次掷骰都可以重新计算。这能证明中途没有改动，但不能证明服务器的主人没有偷看。
page-commitment = 承诺值
page-secret = 种子

page-unreachable = 连接不到服务器。服务器在运行吗？
page-failed = 服务器出错了（{ $status }）。
page-reconnecting = 连接已断开，正在重新连接…
page-no-table = 没有这张牌桌
page-no-table-help = 链接可能已经过期，或者这张牌桌属于别人。
page-lost = 这里什么也没有
page-lost-help = 没有这个页面。
