## 帮助

cli-usage = 用法：{ $usage }
cli-a-command = 命令 …
cli-example = 示例：{ $example }
cli-section-arguments = 参数
cli-section-commands = 命令
cli-section-options = 选项
cli-default = （默认：{ $default }）
cli-about = 三乐：三个桌上游戏，可玩、可记录、可研究。
cli-version = 显示版本后退出。
cli-help = 显示这份帮助后退出。
cli-lang = 语言：zh-Hans、zh-Hant或en（默认取自LANG）。
cli-json = 以JSON写到标准输出。
cli-game = 游戏：{ $games }。
cli-rules = 规则选项，写作KEY=VALUE；可多次使用。
cli-seed = 随机与电脑玩家的种子；种子相同，各局相同。
cli-exit-codes = 退出码：0完成 · 1棋谱或行动有误 · 2命令用法有误。

cli-play = 在终端里玩，可单人，也可与电脑玩家对局。
cli-play-seats = 人数（默认为你加上电脑玩家）。
cli-play-bots = 电脑玩家的等级，如2,2；他们坐最后几个座位。
cli-play-names = 玩家的名字，如Ann,Bo。
cli-play-save = 把棋谱保存到这个文件。
cli-play-dice = “program”由程序掷骰；“typed”由你输入真实骰子或板块的结果。
cli-check = 回放棋谱；有任何不符即以1退出。
cli-check-records = 棋谱文件。
cli-legal = 列出棋谱某一时刻的全部合法行动。
cli-legal-record = 棋谱文件。
cli-legal-at = 第几个事件之后（默认为最后一个）。
cli-simulate = 让电脑玩家玩许多局，并汇总得分。
cli-simulate-games = 局数。
cli-simulate-seats = 人数（默认为该游戏的最佳人数）。
cli-simulate-bots = 各座位电脑玩家的等级，如1,2；只写一个则所有座位相同。
cli-simulate-records = 把每一局的棋谱保存到这个文件夹。
cli-warm = 编译所有游戏的规则，使以后启动更快。
cli-bench = 测量各游戏在这台机器上的速度。
cli-bench-game = 游戏（默认为全部）。
cli-serve = 提供在浏览器里玩的页面；每个选项也可用环境变量SANLE_…设定。
cli-serve-host = 监听的地址（默认127.0.0.1）。
cli-serve-port = 监听的端口（默认8000）。
cli-serve-data = 存放数据库与密钥的文件夹。
cli-serve-database = 数据库地址（默认为该文件夹里的SQLite）。
cli-serve-broker = 多个节点之间的消息中介地址。
cli-serve-lan = 监听所有地址，并显示局域网内的地址。

## 输入有误

cli-error = 错误：{ $problem }
cli-error-hint = 请看“{ $command } --help”。
cli-error-no_such_option = 没有{ $option }这个选项。
cli-error-no_such_command = 没有“{ $name }”这个命令；可选：{ $allowed }。
cli-error-misuse = 命令的用法不对：{ $detail }
cli-error-missing = 缺少{ $name }。
cli-error-missing-value = 选项{ $name }后面缺少值。
cli-error-too-many-names = { $names }个名字多于{ $people }名玩家。
cli-error-bad_value = { $name }有误：{ $detail }
cli-error-number = “{ $value }”不是{ $low }以上的整数。
cli-error-number-between = “{ $value }”不是{ $low }到{ $high }的整数。
cli-error-choice = “{ $value }”不在可选的值之中：{ $allowed }。
cli-error-key_value = “{ $value }”不是KEY=VALUE的形式。
cli-error-twice = 选项“{ $name }”写了两次。
cli-error-levels = “{ $value }”不是等级的列表：请写1以上的整数，如1,2。
cli-error-bots-seats = { $bots }个电脑玩家与{ $seats }个座位不符。
cli-error-too-many-bots = 共{ $seats }个座位，{ $bots }个电脑玩家没有给你留下座位。
cli-error-file-missing = 没有{ $file }这个文件。
cli-error-file-unreadable = 无法读取{ $file }：{ $detail }
cli-error-file-unwritable = 无法写入{ $file }：{ $detail }
cli-error-at = 棋谱有{ $events }个事件，所以N只能是0到{ $events }。
cli-error-server-missing = 服务器没有安装；请用这个命令安装：pip install "sanle[server]"
cli-error-detailed = { $sentence }（{ $detail }）
cli-interrupted = 已中断。

## 检查与模拟

cli-check-ok = { $file }：无误，{ $events }个事件
cli-check-fault = { $file }：{ $problem }
cli-check-fault-event = { $file }：事件{ $event }：{ $problem }
cli-legal-chance = 现在等待的是掷骰或抽取：{ $kind }。
cli-legal-over = 这一局已经结束。
cli-legal-seat = 座位{ $seat }（{ $count }）
cli-simulate-title = { $game }：{ $games }局，每秒{ $speed }局
cli-column-seat = 座位
cli-column-level = 等级
cli-column-mean = 平均
cli-column-sd = 标准差
cli-column-min = 最低
cli-column-max = 最高
cli-column-wins = 胜
cli-column-shared = 共享
cli-progress-check = 正在回放棋谱
cli-progress-games = 对局中
cli-progress-compile = 正在编译规则（安装后只需一次）
cli-progress-bench = 测量中
cli-warmed = 准备就绪：{ $games }（{ $seconds }秒）
cli-bench-title = { $game }：单核CPU时间，已预热，{ $repeats }次的中位数
cli-bench-playouts = 编译代码内的随机对局
cli-bench-decision = 由Python作一次决定
cli-bench-rate = 每秒决定数
cli-bench-ratio = 倍数
cli-bench-no-peer = 没有安装OpenSpiel（pip install "sanle[openspiel]"），所以没有比较。

## 终端里的对局

cli-you = 你
cli-player = 玩家{ $seat }
cli-bot = 电脑{ $seat }
cli-commands = 编号或记法：选择 · u：悔棋 · ?：帮助 · q：离开
cli-commands-help = 输入选项的编号，或第二栏的记法。u收回你上一个选择，最远到上一次掷骰、抽取或别人的行动；q离开这一局。
cli-prompt = { $name }>
cli-prompt-chance = 回车：继续 · u：悔棋>
cli-prompt-typed = 请输入结果，如{ $example }>
cli-not-understood = “{ $text }”不在可选之列。
cli-refused = 不行：{ $reason }
cli-takeback-done = 已收回。
cli-takeback-none = 没有可以收回的选择：在你上一个选择之后已经掷骰、抽取，或别人已经行动。
cli-choices = { $name }可以选择
cli-hint-points = { $points }分
cli-left = 已离开这一局。
cli-saved = 棋谱已保存：{ $file }
cli-result = 结果
cli-result-rank = 名次
cli-result-name = 玩家
cli-result-score = 总分
cli-result-win = { $names }获胜。
cli-result-shared = 共享胜利：{ $names }。
cli-result-solo = 总分：{ $score }
cli-result-rating = { $label }：{ $rating }
