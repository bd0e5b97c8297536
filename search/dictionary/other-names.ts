import { rowsOf } from './synonyms';

/** What other tools call our options, or what does their job there. */
export const OTHER_NAMES = rowsOf(`
autoExternal exclude, bundledPackages | noExternal, alwaysBundle, inlineDependencies, bundle dependencies, bundle node_modules, prebundle, 打包依赖, 内联依赖
autoExternal, externals | skipNodeModulesBundle, neverBundle, nodeExternals, webpack-node-externals, packages external, peer deps external, externalizeDeps
externals root, umdGlobals | globals, umd globals
umdName | globalName, output.library, library name, lib.name, build.lib.name, output.name, moduleName, 全局变量名
umdName amd | amdName, amd.id, amd module
format | libraryTarget, library.type
bundle, bundleless | buildType, mkdist, no bundle, glob entry
outBase | preserveModulesRoot, sourceDir, baseDir, srcDir, 输出基准
autoExtension, filename | outExtension, fixedExtension, mjs, cjs extension, legacyOutput, 后缀 mjs
syntax, output target | target, es5, es6, es2015, preset-env
output target, 构建目标 | platform, neutral, 运行目标, 目标平台
dts bundle, api extractor | rollup dts, rollup-plugin-dts, vite-plugin-dts, dts-bundle-generator, experimentalDts, rollupTypes, bundle types, 合并类型, 合并声明, 打包类型
dts bundledPackages | dts.resolve, respectExternal, dts external, inline types
emitDeclarationOnly | dts.only, types only
dts distPath, declarationDir | types dir, 类型目录
dts isolated | isolatedDeclarations, oxc dts, fast dts, 快速生成类型
dts build, references | project reference, composite, tsc build, enableTscBuild, 项目引用
tsgo | typescript go, native typescript, typescript native preview, ts7
abortOnError | noEmitOnError, ignore type errors, 忽略类型错误
tsconfigPath | project tsconfig, tsconfig file
alias, paths | vite-tsconfig-paths, tsconfig paths, baseUrl, plugin-alias
source define | DefinePlugin, EnvironmentPlugin, plugin-replace, replaceNodeEnv, esbuild.define, 注入变量
injectStyles | injectStyle, inject css, css in js, style-loader, style.inject, 注入样式, 样式注入, 内联样式
emitCss, cssExtract | extract css, mini-css-extract-plugin, cssCodeSplit, 提取样式, 抽离 css
assetPrefix | publicPath
dataUriLimit | assetsInlineLimit, asset.limit, inline limit, inline assets
assetsInclude, tools rspack | loader, raw-loader, plugin-image, asset/resource, module.rules
output copy | publicDir, public folder, CopyPlugin, CopyWebpackPlugin
filenameHash | hash filename, 文件哈希
splitChunks, chunk | manualChunks, advancedChunks, inlineDynamicImports, vendor chunk
sourceMap | devtool, inline source map
minify | keepNames, minifyIdentifiers, minifyWhitespace, terserOptions, TerserPlugin, plugin-terser, removeComments, no minify
removeConsole | drop console, pure_funcs, 去掉 console, 删除 console, 控制台
legalComments, banner, footer | outro, license banner, license comment, license header, BannerPlugin, intro, 版权声明, 版权信息, 文件头部, 文件头
tools rspack, bundlerChain | webpack config, rollupOptions, rolldownOptions, esbuildOptions, inputOptions, outputOptions, configureWebpack, chainWebpack, rspack config
tools swc | babel-loader, babel, swcrc, swc-loader, babel plugin, plugin-babel
typescript | ts-loader, esbuild-loader, preset-typescript, plugin-typescript
output distPath | assetsDir
PUBLIC, .env | envPrefix, loadEnv
printFileSize | reportCompressedSize
tools postcss | autoprefixer, postcss plugin
onAfterBuild | onSuccess, build:done, hooks
write plugin, 编写插件 | custom plugin, esbuildPlugins, unplugin, 自定义插件
conditionNames | resolve conditions, export condition
transformImport | babel-plugin-import, modularize import, 按需引入
externalHelpers | @babel/plugin-transform-runtime
createRslib | node api, js api, programmatic api, build script
defineConfig | config types, type-safe config
mergeRslibConfig | share config, extends config, mergeConfig, 继承配置, 复用配置
cleanDistPath | clear dist, delete dist
buildPreset, modern.js module | module-tools, modern module, modern.js
`);

/** Topics that readers search for, and the words of the pages that cover them. */
export const TOPICS = rowsOf(`
typescript | ts, tsc, tsx
javascript | js
commonjs, cjs | require, module.exports, common.js, plugin-commonjs
esm, es modules, ES 模块 | es module, ecmascript module
iife, script tag, script 标签 | self-executing, immediately invoked, 自执行, 立即执行
esm and cjs, 同时发布 | dual package, dual format, dual publish, hybrid package, dual package hazard, 双格式, 双模式, 双包
subpath, 子路径 | sub path export, export map, exports field, package exports, 子路径导出
hashbang, bin | shebang, cli tool, command line tool, 命令行工具
node, node.js | nodejs, backend, 服务端, 后端
peerDependencies, invalid hook call | react twice, two reacts, duplicate react, multiple copies of react, hooks error, 两份 react, 多份 react
jsx, React | react library, jsx runtime, jsxFactory, preset-react
use client | rsc, server component, use server, 服务端组件
svgr | svg, svg component, svg icon, svg 组件, 图标
json | resolveJsonModule, yaml, import json, plugin-json, 数据文件
import.meta.url, __dirname, shims | createRequire
raw, assetsInclude | text file, import text, 文本文件
emitCss, no css | css not generated, css missing, 没有样式, 样式丢失
inspect | print config, show config, 最终配置
storybook | component preview, preview component, 组件预览, 组件文档
npm pack | publint, attw, are the types wrong
create-rstack | create rslib, scaffold, template, starter, 模板, 脚手架, 初始化项目, 创建项目
type-checked, tsc --noEmit, 类型检查 | lint, eslint, biome
类型声明, declaration, 使用方 | autocomplete, intellisense, 代码提示, 编辑器提示, 自动补全
ci | github actions, pipeline, 持续集成, 流水线
`);
