import { rowsOf } from './synonyms';

/** Everyday words for what the pages call otherwise. They are weaker evidence than the names of things. */
export const EVERYDAY = rowsOf(`
clean, deleted, 清空, 删除 | 删掉, 清除, 清掉, wipe, erase
missing, gone, 缺少 | 丢失, 不见, 消失, 没带上, 没了, 丢了, 缺失, 找不着, 没有了, 去哪了, 哪去了, 跑哪, 搞没, vanish, disappear
fails, broken, 失败 | 崩溃, 挂了, 不能用, 用不了, 失效, 跑不起来, 跑不了, 没法用, 挂掉, 崩了, 炸了, 起不来
faster, cache, 加快, 缓存 | 太慢, 很慢, 更快, 提速, 速度, 性能, slow, speed, performance, 好慢, 慢, 打包慢, 构建慢, 编译慢, 耗时, 半天, 卡, 要死, takes forever, takes ages, 等很久
size, 体积 | reduce, 变大, 大了, 很大, 过大, 变小, 减小, 缩小, 翻倍, 爆了, 膨胀, huge, heavy, bloated, 好大, 臃肿, 包大, 大, 体积大, 太胖, big, so big, too big, large, too large
keep, stay, 保留 | 留下, 留着, 不要删
exclude, 排除 | ignore, skip, omit, 忽略, 过滤, 跳过, 剔除
share, shared, 共用, 共享 | reuse, 复用, 公用
joins, joined, merged, 合并 | merge, concatenate, inherit, 继承, 合成, 合到一起, 拼接
name, 命名, 名称, 文件名 | 改名, 重命名, 名字
needs, 要求, 需要 | 最低, 至少
consumer, users, 使用方, 用户 | customer, 别人, 使用者, 其他人, 别的项目, 其他项目
false, off, 关闭 | 关掉, 禁用, 取消, 停用
true, on, 开启 | enable, 打开, 启用
banner, 开头 | beginning, 顶部, 头部, 最前面
footer, 末尾 | 尾部, 底部, 结尾
older, 旧 | 老版, 老旧, 旧版
newest, latest, 最新 | recent, 新版
choose, 选择 | recommend, 选哪个, 选用, 推荐, 该用, 哪个好, should i use, 用哪个, 怎么选
differs, 区别, 不同 | comparison, versus, 差别, 差异, 对比, 不一样
check, 检查 | validate, ensure, 确认, 验证, 保证, 确保
writes, emits, 生成 | 产生, 产出, 创建
replaces, 替换 | swap, substitute, 换掉, 代替, inject, 写入
separate, own, 单独 | 分开, 分别, 拆开, 独立
rewritten, lowered, 改写, 降级 | 转换, 转成
first, start, 开始 | newcomer, newbie, 新人, 第一次, 第一步, 上手, 入手
exit, 退出 | hangs, stuck, never ends, 卡住, 卡死, 不结束
ends, once, 结束 | finished, done, completes, 完了, 完后, 完成后, 打完, 跑完
starts, run, 运行 | launch, 启动, 执行
many, all, 多个 | multiple, 好几个, 几个, 多种
message, 报错 | 提示, 报了, 飘红, 爆红, 标红
change, rebuild, 变化 | 没反应, 一点反应都没有, not refreshing, stale, not updating, 不更新, 没更新
folder, project, 目录 | 位置, 哪个目录
installed, 安装 | 下载
address, 地址 | 链接, 网址
serve, deploy, 部署 | 上线, 托管
twice, copies, 副本, 两份 | 重复, 两次, 两个
text, 文本 | 字符串, 文字
silent, level, 日志 | 打印, 终端输出
no effect, ignored, 不生效 | does not work, not applied, 没生效, 没效果, 没作用, 不起作用, 没用
one file, 一个文件 | single file, 单文件, 单个文件
cannot find, not found, 找不到 | unresolved, unable to resolve, 解析不了, 解析失败
not defined, 未定义 | 没有定义, 没定义
`);
