/** Words of the pages, then readers' words for the same, in any letter case. */
export type Row = readonly [pages: string, readers?: string];

/** Reads a table with one row per line. */
export function rowsOf(table: string): Row[] {
  const lines = table.split('\n').filter(Boolean);
  return lines.map((line) => line.split(' | ') as [string, string?]);
}

/** Synonyms: the pages' words match each other, and readers' words match all of them. */
export const GROUPS = rowsOf(`
declaration, dts, 类型声明 | d.cts, d.mts, typing, generate types, missing types, type definition, 类型, 类型定义, 类型文件, 声明文件, 型别, 宣告, 声明, 类型提示, types file, type file, ambient, 申明, 申明文件
bundle, 打包 | 捆绑, 打成, 打进, 打出, 打到, 打入
bundleless, 逐文件输出 | unbundle, bundless, file to file, preserveModules, transpile only, 不打包, 无打包, 逐文件, 逐个文件, 一对一
output, 产物, 输出 | artifact, build result, 构建结果, build output, 构建产物, 打包结果, 编译结果
output format, 产物格式 | module format, module type, library format, 模块规范, 打包格式
output structure, 产物结构 | dist structure, 目录结构
distPath, output folder, 产物目录 | outDir, output dir, output directory, dist folder, 输出目录, 输出文件夹
format, 格式
filename, file name, 文件名 | outfile, entryFileNames, assetFileNames, chunkFileNames, entryNames, assetNames, chunkNames, cssFileName, 产物名, 产物文件名
extension, 扩展名 | suffix, 后缀, 后缀名, 副档名, file extension, file ending, 文件后缀, 文件扩展名
chunk | code splitting, splitting, 代码分割, 代码拆分, 拆包, 分包, 公共代码, 共享代码, vendor, 抽取公共, 公共模块, 分割代码
source map, sourceMap | 源码映射, 源映射, map file
tree shaking, unused, 无用代码 | dead code elimination, dce, 摇树, 树摇, 摇树优化, 死代码, dead code, unused code
minify, 压缩 | minification, unminified, compress, uglify, terser, obfuscate, mangle, 混淆, minimize, shrink, 代码压缩, 丑化
hash, 哈希 | contenthash, cache busting
size, 体积 | bundle size, bundlephobia, 包大小, 打包体积, 产物大小, 瘦身, 太大
clean, 清空 | 清理, rimraf, emptyOutDir, delete, remove old, 清除旧
copy, 复制 | 拷贝, 拷到, 拷进
executable, 可执行 | binary, bin file, 二进制, exe, standalone, 单文件程序, 可执行文件, 可执行程序
comment, 注释
license, 许可证 | copyright
global variable, 全局变量 | window variable, 全域变数
script tag, script 标签 | cdn, unpkg, jsdelivr, script src
file, 文件 | 档案
code, 代码 | 程式码, 原始码
folder, 目录 | directory, 文件夹, 资料夹

dependency, 依赖 | deps, 依赖包, 相依, 套件, npm 依赖, 依赖库, package dependencies
third-party, 第三方依赖 | node_modules, third party package, 三方包, 三方库, 三方依赖, 第三方库, 第三方包
external, externals, 外部依赖 | 外部化, 外链, 外置, 排除依赖, 留在外面, externalise, exclude dependencies, 不打进, 排除掉
peerDependencies, peer 依赖 | peer, peerDeps, 对等依赖, 同伴依赖, 宿主依赖
devDependencies | devDeps, 开发依赖
helper, 辅助函数 | tslib, runtime helpers, importHelpers, 帮助函数
polyfill, core-js | useBuiltIns, 补丁
package manager, 包管理器 | pnpm, yarn
install, 安装
monorepo, workspace | pnpm workspace, turborepo, nx, lerna, 多包, 单仓, 子包, 工作区, 工作空间, multi package

entry, 入口 | entryPoint, input, 入口文件, 多入口, multi entry, 进入点, main file, 入口点, 多个入口, multiple entries
alias, 别名 | path mapping, module alias, 路径映射, path alias, import alias, 路径简写, 路径别名
redirect, 重定向 | rewrite import, tsc-alias, 改写路径, 路径改写
static assets, asset, 静态资源 | 资源文件, 素材, file loader, 静态文件, assets file, media
image, 图片 | png, jpg, picture, 图像, gif, webp, jpeg, 背景图
font, 字体 | woff, ttf, 字型
inline, 内联 | embed, base64, url-loader, plugin-url, data url, data uri, 转 base64
stylesheet, 样式, 样式文件 | styling, css file, 样式表, css 文件, 样式代码
CSS Modules, cssModules | module.css, scoped css, css 模块, 样式模块
Sass, scss | node-sass, sass-loader
decorator, 装饰器 | emitDecoratorMetadata, reflect-metadata
dynamic import, 动态导入 | lazy load, async chunk, 懒加载, 异步加载, 按需加载, async import, 动态加载, 动态引入, 异步组件
default export, 默认导出 | export default, esModuleInterop, cjsInterop
named export, 具名导出 | 命名导出
side effect, sideEffects, 副作用
constant, 常量 | 编译时常量
WebAssembly, wasm
syntax, 语法
lower, 降级 | downlevel, downgrade, 语法降级, 转成 es5, 语法转换
compatibility, 兼容性 | legacy browser, old browser, browser support, ie11, old node, 兼容, 旧浏览器, 低版本浏览器, 老版本, 相容, legacy, 老浏览器, 低版本, 老手机, 浏览器兼容, 向下兼容, 白屏
compile, 编译 | transpile, 转译
shims, shim, 垫片 | esm shims
type check, 类型检查 | fork-ts-checker, noCheck, 类型校验, 检查类型
module, 模块 | 模组
component, 组件
import, 导入 | 引入, 汇入
export, 导出 | 汇出
path, 路径

build, 构建 | 建置
version, 版本
config, configuration, 配置 | conf, settings, setup
option, 配置项 | 选项, 可选项, 键
flag, 参数 | argument, argv, 命令行参数
command line, CLI, 命令行 | terminal, 终端, 命令列
plugin, 插件 | addon, 外挂
environment variable, .env, 环境变量 | env var, dotenv, 环境变数
watch, 监听 | rebuild on save, hmr, hot reload, live reload, 热更新, 热重载, 监听模式, 监视, auto rebuild, dev mode, 自动构建, 自动打包, 自动编译, 实时编译, 开发模式, 边改边, 边写边
cache, 缓存 | incremental, tsbuildinfo, 增量, 增量构建, 快取
debug, 调试 | 排查, 除错, diagnose, 定位问题, 诊断
log, 日志 | silent, quiet
server, 服务器 | dev server, 开发服务器, 本地服务, 伺服器
browser, 浏览器 | client side, frontend, 前端, 网页端
run time, runtime, 运行时 | 运行期
module federation, mf, 模块联邦 | micro frontend, mfe, 微前端, 联邦, 模组联邦
host, 宿主 | 主应用, 基座
remote, 远程模块 | 子应用
library, 构建库 | 类库, 工具库
component library, 组件库 | ui library, ui kit, design system, ui 库
consumer, 使用方 | downstream, library user, 消费者, 下游, 消费方
publish, 发布 | release, 发包, 发版, 上传 npm, 发到 npm, 发布到 npm, npm 发布, 发布包, 上架
migrate, 迁移 | switch from, move from, move over, switch to, 换成, 换到, 切换到, 改用, 迁到
upgrade, 升级 | update, breaking change, changelog, 更新, 破坏性变更, bump, 升到, 版本升级
deprecated, 弃用 | obsolete, 废弃, 过时
test, 测试 | 单元测试, 单测, unit test, 测试用例
error, 报错 | exception, crash, 错误, 异常, 出错
warning, 警告 | 告警
quick start, 快速上手 | getting started, get started, get going, how to begin, tutorial, hello world, 入门, 新手, 教程, 快速开始, first project, 起步, 新手教程
introduction, 介绍 | what is rslib, about, overview, 简介, 概述, 概览, 是干嘛的, 是做什么的, 做什么用, 能干嘛, 能做什么, 干啥的, 有啥用
glossary, 术语 | terminology, jargon, 名词解释
FAQ, 常见问题, 问题排查 | troubleshooting, question, pitfall, gotcha, 故障排查, 踩坑, known issues, 疑难, 避坑, 坑
example, 示例 | demo, sample, 例子, 案例
solution, 解决方案 | recipe, use case, 方案, 场景
`);
