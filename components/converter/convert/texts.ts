import type { Dictionary } from '../../../shared/texts.ts';

/** What the notes of a conversion say, as inline Markdown. Values are code, so they need no translation. */
export const texts = {
  'converter.error.nothing': { en: 'Nothing was pasted.', zh: '没有粘贴任何内容。' },
  'converter.error.size': {
    en: 'The text has more than {{limit}} characters. Paste the config alone.',
    zh: '文本超过 {{limit}} 个字符，只粘贴配置文件即可。',
  },
  'converter.error.binary': {
    en: 'This is not text: the character at {{place}} is a control character.',
    zh: '这不是文本：位置 {{place}} 处是控制字符。',
  },
  'converter.error.depth': {
    en: 'The file is nested too deeply to be read.',
    zh: '文件嵌套过深，无法读取。',
  },
  'converter.error.syntax': { en: 'The file cannot be parsed: {{message}}', zh: '文件无法解析：{{message}}' },
  'converter.error.unknown': {
    en: 'This is not a config of tsup, tsdown, Vite, Rollup, unbuild or tsc, and no `package.json` whose scripts run one of them.',
    zh: '这不是 tsup、tsdown、Vite、Rollup、unbuild 或 tsc 的配置，也不是脚本中用到这些工具的 `package.json`。',
  },
  'converter.error.otherTool': {
    en: 'This is a config of {{tool}}, which the converter does not read. A table says what its options become.',
    zh: '这是 {{tool}} 的配置，无法自动转换。各配置项的对应关系见对照表。',
  },
  'converter.error.noExport': {
    en: 'The file exports no config. `export default` or `module.exports` is what the converter reads.',
    zh: '文件没有导出配置。转换时读取的是 `export default` 或 `module.exports`。',
  },
  'converter.error.noTsconfig': {
    en: '`tsc` builds by `tsconfig.json`, which was not pasted.',
    zh: '`tsc` 按 `tsconfig.json` 构建，需要一并粘贴这个文件。',
  },
  'converter.error.noLibrary': {
    en: 'This Vite config has no `build.lib`, so it builds an application, for which Rsbuild is the tool.',
    zh: '这份 Vite 配置没有 `build.lib`，因此构建的是应用，应当使用 Rsbuild。',
  },
  'converter.error.several': {
    en: 'This config was left out, because `{{file}}` was converted. Convert one tool at a time.',
    zh: '已转换 `{{file}}`，因此没有转换这份配置。每次只能转换一个工具的配置。',
  },
  'converter.error.ownBuild': {
    en: 'This is a build of its own, which was not converted, because `{{file}}` was. Convert this file without the other one, and add its lib items to `rslib.config.ts`: one `rslib` builds them all.',
    zh: '这是一个单独的构建。已转换 `{{file}}`，因此没有转换这份配置。请单独转换这个文件，再把得到的 lib 加入 `rslib.config.ts`，一次 `rslib` 会构建全部 lib。',
  },
  'converter.error.unread': {
    en: 'No part of the config could be read, so there is nothing to write. The converter reads objects, lists of them, and functions that return them.',
    zh: '无法读取配置的任何部分，因此没有可以写入的内容。能够读取的是对象、由对象组成的数组，以及返回对象或数组的函数。',
  },
  'converter.error.otherCompiler': {
    en: 'Here `tsc` writes declarations alone, and `{{command}}` compiles the JavaScript. The converter does not read that command: write the config by hand, with its entries, formats and `dts`.',
    zh: '这里的 `tsc` 只输出类型声明，JavaScript 由 `{{command}}` 编译，而这条命令无法自动转换。请手动编写配置，写明入口、格式和 `dts`。',
  },
  'converter.unread': {
    en: '`{{code}}` is only known when the config runs, so it was left out. Decide what it becomes.',
    zh: '`{{code}}` 的值在运行时才能确定，因此没有转换，请自行决定如何配置。',
  },
  'converter.statement': {
    en: '`{{code}}` runs beside the config, and its effect is not known, so it was left out. Decide what it becomes.',
    zh: '`{{code}}` 在配置之外执行，作用无法得知，因此没有转换，请自行决定如何处理。',
  },
  'converter.otherFile': {
    en: '`{{code}}` comes from `{{file}}`, which the converter does not read, so it was left out. Put the options of that file into this one, and convert it again.',
    zh: '`{{code}}` 来自 `{{file}}`，转换时不读取这个文件，因此没有转换。请把那个文件中的配置项写入当前文件，再重新转换。',
  },
  'converter.unset': {
    en: '`{{code}}` was converted as it is where these environment variables are not set. If a script or CI sets them, decide what applies there.',
    zh: '`{{code}}` 按没有设置这些环境变量的情况转换。如果脚本或 CI 会设置，请自行决定这种情况下如何配置。',
  },
  'converter.left': {
    en: '`{{code}}` was left out, because the converter has no rule for this value. Decide what it becomes.',
    zh: '没有针对 `{{code}}` 这个值的转换规则，因此没有转换，请自行决定如何配置。',
  },
  'converter.copied': {
    en: '`{{code}}` is only known when the config runs, so it was copied as it is. Check that its value suits Rslib.',
    zh: '`{{code}}` 的值在运行时才能确定，已原样复制，请检查这个值是否适用于 Rslib。',
  },
  'converter.frozen': {
    en: '`{{code}}` comes from `package.json` in a way that cannot be copied, so the config contains its present value. Read the value from `package.json` again. Otherwise it stays the same when that file changes.',
    zh: '`{{code}}` 取自 `package.json`，但写法无法照搬，因此写入的是当前的值。请改为从 `package.json` 读取，否则文件改动后这里不会更新。',
  },
  'converter.skipBut': {
    en: 'A part of `noExternal` cannot be written as an exception to `output.externals`, so all packages stay imports. To bundle some of them, change the regular expression in `output.externals`.',
    zh: '`noExternal` 中有无法写成 `output.externals` 例外的内容，因此所有依赖都不会打包。如需打包，请修改 `output.externals` 中的正则表达式。',
  },
  'converter.onlyTypes': {
    en: 'This config wrote declarations alone, and no other one builds its entries, so its lib item writes JavaScript, too. Remove the item, and run `tsc --emitDeclarationOnly`.',
    zh: '这份配置只输出类型声明，而且没有其他配置构建同样的入口，因此对应的 lib 也会输出 JavaScript。请去掉这个 lib，改为执行 `tsc --emitDeclarationOnly`。',
  },
  'converter.stub': {
    en: '`unbuild --stub` wrote files that load the sources while developing. Rslib has no stubs: the script builds now. While developing, run `rslib --watch`.',
    zh: '`unbuild --stub` 生成的文件在开发时直接加载源码。Rslib 没有这种功能，因此脚本改为执行构建。开发时请运行 `rslib --watch`。',
  },
  'converter.testOfId': {
    en: '`{{code}}` is now `{{to}}`, which `output.externals` matches with the text of an import.',
    zh: '`{{code}}` 改为 `{{to}}`，`output.externals` 用后者匹配 import 语句中的模块名。',
  },
  'converter.unknown': {
    en: 'No row of the tables names `{{option}}`, so it was left out. Decide what it becomes.',
    zh: '对照表中没有 `{{option}}`，因此没有转换，请自行决定如何配置。',
  },
  'converter.target': {
    en: '`{{target}}` has no counterpart in [syntax](/config/lib/syntax), so it was left out.',
    zh: '[syntax](/config/lib/syntax) 没有与 `{{target}}` 对应的值，因此没有转换。',
  },
  'converter.listed': {
    en: '`{{package}}` needs no setting in `esm` and `cjs`, because `package.json` lists it among the packages that Rslib does not bundle.',
    zh: '`{{package}}` 在 `esm` 和 `cjs` 中无需设置，因为 `package.json` 已把这个包声明为不打包的依赖。',
  },
  'converter.global': {
    en: 'A page has to provide `{{packages}}` as global variables. Your config does not say their names, so they are `{{globals}}` for now. For each package, set `root` in `output.externals` to the name that its script defines. Rslib bundles other paths of a package, such as `react/jsx-runtime`, unless they are listed, too.',
    zh: '页面需要以全局变量提供 `{{packages}}`，但原配置没有指定变量名，因此暂时写为 `{{globals}}`。请在 `output.externals` 中，把各个包的 `root` 改为其脚本实际定义的变量名。包的其他路径（例如 `react/jsx-runtime`）如果没有列出，仍会打包。',
  },
  'converter.scriptUnread': {
    en: 'The converter cannot tell which packages `{{code}}` names. In `umd` and `iife`, Rslib bundles every package that `output.externals` does not name. Add the packages there, each with the global variable in which a page provides it.',
    zh: '无法得知 `{{code}}` 包含哪些包，而构建 `umd` 和 `iife` 时，`output.externals` 中没有列出的包都会打包。请在其中补充这些包，并分别写明页面中对应的全局变量。',
  },
  'converter.scriptBundles': {
    en: 'tsup bundles all packages into an `iife`, whatever `{{option}}` says, and so does Rslib. To leave a package out, name it in `output.externals`, with the global variable in which a page provides it.',
    zh: '无论 `{{option}}` 如何设置，tsup 都会把所有包打包到 `iife` 中，Rslib 也是如此。如果不想打包某个包，可以在 `output.externals` 中声明，并写明页面中对应的全局变量。',
  },
  'converter.modeOfMinify': {
    en: '`process.env.NODE_ENV` is `{{mode}}` in the output, as before: tsup takes `production` only with `minify`.',
    zh: '产物中的 `process.env.NODE_ENV` 与原来相同，是 `{{mode}}`，因为 tsup 只在设置了 `minify` 时使用 `production`。',
  },
  'converter.globs': {
    en: 'Entries with globs need `bundle: false`, which writes a file for each source that the globs match, and for no other: what these files import has to match, too. To bundle instead, name each entry.',
    zh: '入口使用 glob 时需要设置 `bundle: false`，即逐文件输出。此时只输出 glob 匹配到的文件，因此这些文件导入的文件也必须匹配到。如果要打包，需要逐个列出入口。',
  },
  'converter.defaultExport': {
    en: 'If an entry has nothing but a default export, `require` gave that export itself, and gives an object with `default` now.',
    zh: '如果入口只有默认导出，原来 `require` 得到的就是这个导出，现在得到的是带有 `default` 的对象。',
  },
  'converter.plugin': {
    en: '`{{plugin}}` is a plugin that no row of the tables names. Decide what replaces it.',
    zh: '对照表中没有 `{{plugin}}` 插件，请自行决定如何替换。',
  },
  'converter.pluginOption': {
    en: '`{{option}}` of `{{plugin}}` was not converted.',
    zh: '没有转换 `{{plugin}}` 的 `{{option}}`。',
  },
  'converter.pluginTsconfig': {
    en: '`{{plugin}}` takes `target` and `declaration` from `{{tsconfig}}`, which was not pasted. Set [syntax](/config/lib/syntax) and [dts](/config/lib/dts) by them, or paste that file, too.',
    zh: '`{{plugin}}` 从 `{{tsconfig}}` 读取 `target` 和 `declaration`，但没有粘贴这个文件。请据此设置 [syntax](/config/lib/syntax) 和 [dts](/config/lib/dts)，或一并粘贴这个文件。',
  },
  'converter.bundled': {
    en: '`{{packages}}` was bundled, because `external` did not name it, so it still is. Without `autoExternal`, it stays an import.',
    zh: '`{{packages}}` 原来会打包，因为 `external` 中没有列出，所以现在仍然打包。去掉 `autoExternal` 后就不再打包。',
  },
  'converter.bundledUnknown': {
    en: 'Packages that `external` does not name were bundled. Those in `dependencies` and `peerDependencies` of `package.json`, which was not pasted, stay imports now.',
    zh: '原来，没有在 `external` 中列出的包都会打包。现在，`package.json`（没有粘贴）的 `dependencies` 和 `peerDependencies` 中的包不再打包。',
  },
  'converter.byItself': {
    en: '`{{code}}` needs no counterpart in `esm` and `cjs`, because Rslib leaves the packages of these lists out by itself.',
    zh: '`{{code}}` 在 `esm` 和 `cjs` 中无需对应的设置，因为 Rslib 默认不打包这几类依赖。',
  },
  'converter.inlined': {
    en: 'Images and fonts become part of the code, as in library mode; only those imported with `?url` are files now. Without `dataUriLimit`, all are.',
    zh: '图片和字体仍然内联到代码中，与库模式一致；只有带 `?url` 导入的会输出为文件。去掉 `dataUriLimit` 后全部输出为文件。',
  },
  'converter.entryIgnored': {
    en: 'In Vite, `rolldownOptions.input` takes precedence over this option, so this option was left out.',
    zh: '在 Vite 中，`rolldownOptions.input` 优先于这个配置项，因此没有转换。',
  },
  'converter.formatsIgnored': {
    en: 'Vite ignores `formats` if `output` is a list, so `formats` was left out.',
    zh: '`output` 是数组时，Vite 会忽略 `formats`，因此没有转换。',
  },
  'converter.formatIgnored': {
    en: 'Vite replaces this value by the formats of `build.lib`, so the value was left out.',
    zh: '在 Vite 中，这个值会被 `build.lib` 的格式替换，因此没有转换。',
  },
  'converter.metaEnv': {
    en: 'Vite replaces `import.meta.env` in the sources. Rslib does not in `esm` and `cjs`, where reading a part of it fails: set each part that the sources use in `source.define`, such as `import.meta.env.MODE`.',
    zh: 'Vite 会替换源码中的 `import.meta.env`，而 Rslib 在 `esm` 和 `cjs` 中不会，读取其属性会报错。请把源码用到的每一项写入 `source.define`，例如 `import.meta.env.MODE`。',
  },
  'converter.jsonDefault': {
    en: "In `cjs`, `import data from './data.json'` gives `undefined`, because each JSON file becomes a module without a default export. If a source does so, leave the import alone with `output.externals: [/\\.json$/]` in this lib item, and copy the file with `output.copy`.",
    zh: "在 `cjs` 中，`import data from './data.json'` 得到 `undefined`，因为每个 JSON 文件都会转换为没有默认导出的模块。如果源码中有这样的导入，就在这个 lib 中用 `output.externals: [/\\.json$/]` 保留 import 语句，并用 `output.copy` 复制文件。",
  },
  'converter.nodeEnv': {
    en: '`process.env.NODE_ENV` is replaced by the mode of the build in `umd` and `iife`, where it was left before. It stays in `esm` and `cjs`.',
    zh: '`umd` 和 `iife` 原来保留 `process.env.NODE_ENV`，现在会替换为构建的模式；`esm` 和 `cjs` 仍然保留。',
  },
  'converter.vitest': {
    en: '`test` belongs to Vitest and stays in `vite.config` or `vitest.config`.',
    zh: '`test` 是 Vitest 的配置，请保留在 `vite.config` 或 `vitest.config` 中。',
  },
  'converter.mkdistFiles': {
    en: 'Files of `{{folder}}` that are no code, such as CSS, are copied as they are. mkdist also compiles Sass, Vue and Svelte files; if there are some, compile them with a [plugin](/config/rsbuild/plugins), and leave them out of `output.copy`. A JSON file beside a source of its name, such as `data.json` and `data.ts`, becomes the same output file, and one of them is lost: rename it.',
    zh: '`{{folder}}` 中代码以外的文件（如 CSS）会原样复制。mkdist 还会编译 Sass、Vue 和 Svelte 文件；如果有这类文件，请用[插件](/config/rsbuild/plugins)编译，并在 `output.copy` 中排除这些文件。如果 JSON 文件与源码只有扩展名不同（如 `data.json` 和 `data.ts`），产物会是同一个文件，其中一个会丢失，需要改名。',
  },
  'converter.mkdistTypes': {
    en: 'Declarations of `{{folder}}` were left out: `dts: true` would write those of all files of `tsconfig.json` into `{{outDir}}`. Give this lib item a tsconfig of its own in `source.tsconfigPath`, whose `rootDir` and `include` are that folder, and then `dts: true`.',
    zh: '没有为 `{{folder}}` 输出类型声明，因为 `dts: true` 会把 `tsconfig.json` 包含的所有文件的类型声明都输出到 `{{outDir}}`。可以为这个 lib 单独编写 tsconfig，把 `rootDir` 和 `include` 都设为这个目录，用 `source.tsconfigPath` 指定，再设置 `dts: true`。',
  },
  'converter.mkdistDefault': {
    en: 'mkdist makes a default export `module.exports`, even beside named exports. `require` gives an object with `default` now.',
    zh: '只要有默认导出，mkdist 就会把默认导出作为 `module.exports`，即使还有具名导出。现在 `require` 得到的是带有 `default` 的对象。',
  },
  'converter.builder': {
    en: 'Nothing corresponds to the builder `{{builder}}`; [output.copy](/config/rsbuild/output-files#output-copy) copies files.',
    zh: '没有与 builder `{{builder}}` 对应的功能；复制文件请使用 [output.copy](/config/rsbuild/output-files#output-copy)。',
  },
  'converter.outDir': {
    en: 'Without `outDir`, `tsc` writes beside the sources. Rslib writes to `dist`.',
    zh: '没有设置 `outDir` 时，`tsc` 把产物输出到源码旁边，Rslib 则输出到 `dist`。',
  },
  'converter.extension': {
    en: 'Rslib needs the extension of an entry, so `{{path}}` got `.ts`. Check it against the file in your project.',
    zh: 'Rslib 的入口需要扩展名，因此为 `{{path}}` 加上了 `.ts`，请按项目中的文件确认。',
  },
  'converter.skipped': {
    en: '`{{code}}` does not apply to a build, so it was left out.',
    zh: '`{{code}}` 不用于构建，因此没有转换。',
  },
  'converter.builtins': {
    en: 'Vite replaces built-in modules of Node.js by empty ones. Rslib ends the build with an error; name them in `output.externals`.',
    zh: 'Vite 会把 Node.js 内置模块替换为空模块，而 Rslib 会报错，构建终止。用到的内置模块要在 `output.externals` 中列出。',
  },
  'converter.allFiles': {
    en: 'Rslib compiles what the entry names, and not what these files import, so the entry names all files of `{{folder}}`. Exclude those that are not for users.',
    zh: 'Rslib 只编译入口列出的文件，不会编译这些文件导入的其他文件，因此入口包含了 `{{folder}}` 中的全部文件。请排除不需要发布的文件。',
  },
  'converter.allSources': {
    en: 'Rslib compiles what the entry names, and not what these files import, so the entry names all files of `{{folder}}`. Exclude those that are not for users. Files of one name, such as `data.ts` and `data.json`, become one output file, and one of them is lost: rename it.',
    zh: 'Rslib 只编译入口列出的文件，不会编译这些文件导入的其他文件，因此入口包含了 `{{folder}}` 中的全部文件。请排除不需要发布的文件。如果两个文件只有扩展名不同（如 `data.ts` 和 `data.json`），产物会是同一个文件，其中一个会丢失，需要改名。',
  },
  'converter.globNames': {
    en: 'The config computes the names of the output files. With `bundle: false`, they are the paths of the sources below the folder that all of them share, or below [outBase](/config/lib/out-base). Compare them with the paths of `package.json`.',
    zh: '原配置用函数计算产物的名称。设置 `bundle: false` 时，产物的名称是源码相对于共同上级目录或 [outBase](/config/lib/out-base) 的路径，请与 `package.json` 中的路径对照。',
  },
  'converter.modes': {
    en: '`mode` was read as each of {{modes}}, in which scripts build. Each mode has lib items of its own, so one `rslib` builds them all.',
    zh: '脚本以 {{modes}} 几种 `mode` 构建，已分别读取，每种 mode 都有各自的 lib 配置，执行一次 `rslib` 即可全部构建。',
  },
  'converter.mode': {
    en: '`mode` was read as `{{mode}}`, the mode in which the script builds. What another mode changes was left out.',
    zh: '`mode` 按构建脚本使用的模式 `{{mode}}` 读取，其他模式下的设置没有转换。',
  },
  'converter.onSuccess': {
    en: 'Rslib runs no command after the build. Append it to the script, `rslib && {{command}}`. To run it after each build of `rslib --watch` too, start it in a [plugin](/config/rsbuild/plugins) with `onAfterBuild`.',
    zh: 'Rslib 没有在构建后执行命令的配置项。请把命令接在脚本后面：`rslib && {{command}}`。如果 `rslib --watch` 每次构建后也要执行，请编写使用 `onAfterBuild` 的[插件](/config/rsbuild/plugins)。',
  },
  'converter.entry': {
    en: 'No entry could be read, so `source.entry` is missing. Rslib then builds `src/index`.',
    zh: '无法读取入口，因此没有写入 `source.entry`。此时 Rslib 会构建 `src/index`。',
  },
  'converter.formats': {
    en: '`{{formats}}` has no counterpart, so no lib item was written for it.',
    zh: 'Rslib 没有与 `{{formats}}` 对应的格式，因此没有生成对应的 lib。',
  },
  'converter.folders': {
    en: 'Each format has a folder of its own now, because declarations of two formats would overwrite each other. Users notice it if they import a file by its path, past `exports`. Code that finds other files by `__dirname` or `import.meta.url` is one folder deeper, so check such paths.',
    zh: '现在每种格式输出到单独的目录，因为两种格式的类型声明会互相覆盖。绕过 `exports`、直接按路径导入文件的使用方会受影响。如果代码用 `__dirname` 或 `import.meta.url` 查找其他文件，也要检查这些路径，因为产物比原来深一级。',
  },
  'converter.oldConfig': {
    en: 'Delete `{{config}}` when the new build is right. `{{tool}}` is no longer in `package.json`, so a type check of the old config ends with TS2307.',
    zh: '确认新的构建无误后，请删除 `{{config}}`。`package.json` 中已经没有 `{{tool}}`，对旧配置做类型检查会报错 TS2307。',
  },
  'converter.allTypes': {
    en: 'Declarations are written for all files that `include` of `tsconfig.json` names, so for tests as well, whatever the entries are. Name what is not for users in `exclude`: `"exclude": ["**/*.test.ts"]`.',
    zh: '无论入口是什么，`tsconfig.json` 的 `include` 包含的所有文件都会输出类型声明，测试文件也不例外。请在 `exclude` 中排除不需要发布的文件，例如 `"exclude": ["**/*.test.ts"]`。',
  },
  'converter.requireShim': {
    en: '`shims.esm.require` was left out, because its code would stand before the `#!` line of the command in `bin`, which ends the build with a syntax error. If ESM sources call `require`, create it there: `createRequire(import.meta.url)`.',
    zh: '没有开启 `shims.esm.require`，因为这个垫片的代码会插入到 `bin` 命令的 `#!` 行之前，导致构建报语法错误。如果 ESM 源码调用了 `require`，可以在源码中用 `createRequire(import.meta.url)` 创建。',
  },
  'converter.bannerBin': {
    en: 'Rslib writes the banner before a `#!` line, and then the command in `bin` (`{{commands}}`) does not run. If its source starts with `#!`, put the entry into a lib item without `banner`.',
    zh: 'Rslib 会把 banner 写在 `#!` 行之前，这样 `bin` 中的命令（`{{commands}}`）就无法运行。如果命令的源码以 `#!` 开头，请把这个入口放到没有 `banner` 的 lib 中。',
  },
  'converter.names': {
    en: '`{{from}}` is now `{{to}}`. Change the paths of `package.json`, which was not pasted.',
    zh: '`{{from}}` 改为 `{{to}}`。由于没有粘贴 `package.json`，需要自行修改其中的路径。',
  },
  'converter.path': {
    en: '`{{path}}` is in the output folder, but nothing in the config writes it. Check the path after the build.',
    zh: '`{{path}}` 位于产物目录，但配置中没有任何设置会输出这个文件。请在构建后检查路径。',
  },
  'converter.pathPattern': {
    en: '`{{path}}` stands for files that have other paths now: {{paths}}. Name these files one by one, or keep their paths with `output.filename.js` and `output.distPath`.',
    zh: '`{{path}}` 匹配的文件中，有的路径已经改变：{{paths}}。请逐个写明这些文件的路径，或用 `output.filename.js` 和 `output.distPath` 保留原来的路径。',
  },
  'converter.pathElsewhere': {
    en: '`{{path}}` is in no folder that the config writes. If a build wrote it, correct the path; a file of your own stays.',
    zh: '`{{path}}` 不在配置的任何输出目录中。如果是构建产物，需要修正路径；如果是手写的文件，则无需改动。',
  },
  'converter.react': {
    en: 'JSX needs `@rsbuild/plugin-react`, because Rslib does not read `jsx` of `tsconfig.json`. If the sources have no JSX, remove the plugin.',
    zh: 'JSX 需要 `@rsbuild/plugin-react`，因为 Rslib 不读取 `tsconfig.json` 中的 `jsx`。如果源码没有 JSX，请去掉这个插件。',
  },
  'converter.jsx': {
    en: '`{{option}}` of `swcReactOptions` compiles JSX as `tsconfig.json` says. Without it, the output imports `react/jsx-runtime`.',
    zh: '`swcReactOptions` 的 `{{option}}` 使 JSX 按 `tsconfig.json` 的设置编译；不设置时，产物会导入 `react/jsx-runtime`。',
  },
  'converter.nodeEnvSet': {
    en: '`{{code}}` reads `NODE_ENV`. Rslib sets it to `production` before it reads the config of a build, unless it is set already.',
    zh: '`{{code}}` 读取了 `NODE_ENV`。如果没有设置这个变量，构建时 Rslib 会先将其设为 `production`，再读取配置。',
  },
  'converter.rootDir': {
    en: 'Set `"rootDir": "./{{folder}}"` in `tsconfig.json`, which declarations need with TypeScript 6 and 7. All files of `include` have to be in that folder, or the build ends with TS6059; without `include`, `rslib.config.ts` is one of the files, so set it, too: `"include": ["{{folder}}"]`.',
    zh: '请在 `tsconfig.json` 中设置 `"rootDir": "./{{folder}}"`，因为 TypeScript 6 和 7 输出类型声明时必须有这一项。`include` 匹配的文件都必须在这个目录中，否则构建会报 TS6059；没有设置 `include` 时，`rslib.config.ts` 也包含在内，因此还要设置 `"include": ["{{folder}}"]`。',
  },
  'converter.rootDirProject': {
    en: 'Set `"rootDir": "."` in `tsconfig.json`, which declarations need with TypeScript 6 and 7. It is the folder that all sources have in common. Without `include`, `rslib.config.ts` is one of the sources, so set it, too.',
    zh: '请在 `tsconfig.json` 中设置 `"rootDir": "."`，因为 TypeScript 6 和 7 输出类型声明时必须有这一项。这是所有源码共同的上级目录。没有设置 `include` 时，`rslib.config.ts` 也包含在源码内，因此还要设置 `include`。',
  },
  'converter.differs': {
    en: 'Defaults differ, such as the level of syntax, comments, and the names of chunks.',
    zh: '部分默认值不同，例如语法版本、注释和 chunk 的名称。',
  },
  'converter.script': {
    en: 'The flags of `{{command}}` were not converted. Put them into the config, or into the script.',
    zh: '`{{command}}` 的命令行选项没有转换，需要写入配置或脚本。',
  },
  'converter.scriptLeft': {
    en: '`{{command}}` still runs `{{tool}}`, which is no longer in `package.json`. Replace that command by `rslib`.',
    zh: '`{{command}}` 仍会运行 `{{tool}}`，而 `package.json` 中已经没有这个工具。请把这条命令改为 `rslib`。',
  },
  'converter.scriptBuild': {
    en: '`{{command}}` is a build of its own, which was not converted. Add lib items for it to the config: one `rslib` builds them all.',
    zh: '`{{command}}` 是一个单独的构建，没有转换。请在配置中为这个构建添加 lib，一次 `rslib` 会构建全部 lib。',
  },
  'converter.tsconfigMissing': {
    en: '`{{tsconfig}}`, by which `{{command}}` builds, was not pasted, so this command stays. Paste the file, too.',
    zh: '`{{command}}` 使用的 `{{tsconfig}}` 没有粘贴，因此这条命令保持不变。请一并粘贴这个文件。',
  },
  'converter.typesScript': {
    en: '`{{command}}` stays: it writes declarations alone, which [dts](/config/lib/dts) can do instead.',
    zh: '`{{command}}` 只输出类型声明，因此保留；也可以改由 [dts](/config/lib/dts) 输出。',
  },
  'converter.included': {
    en: '`tsc` also compiles what these sources import from other folders. Rslib compiles what `source.entry` names, so add those files to it, if there are any.',
    zh: '`tsc` 还会编译这些源码从其他目录导入的文件，而 Rslib 只编译 `source.entry` 列出的文件。如果有这样的文件，需要加入入口。',
  },
  'converter.json': {
    en: 'Imported JSON stays a file, as with `tsc`: `output.externals` leaves the imports alone, and `output.copy` copies all JSON of `{{folder}}`. Delete both if nothing imports JSON.',
    zh: '与 `tsc` 一致，导入的 JSON 仍是单独的文件：`output.externals` 保留 import 语句，`output.copy` 复制 `{{folder}}` 中的全部 JSON。如果没有代码导入 JSON，可以删除这两项。',
  },
  'converter.jsonRoot': {
    en: 'If a source imports JSON, copy that file with `output.copy`, and leave its import alone with `output.externals: [/\\.json$/]`. Without them, the import names a file that does not exist.',
    zh: '如果源码导入了 JSON，请用 `output.copy` 复制文件，并用 `output.externals: [/\\.json$/]` 保留 import 语句，否则导入的文件不存在。',
  },
  'converter.jsonApart': {
    en: "With `bundle: false`, JSON that the entry does not name stays an import as it is written. From the output, its path may name no file, and Node.js loads JSON from ESM only with `with { type: 'json' }`. Name the file in the entry, or keep what it has in a `.ts` file.",
    zh: "设置 `bundle: false` 时，入口没有包含的 JSON 会原样保留 import 语句。从产物来看，这个路径可能没有对应的文件，而且 Node.js 在 ESM 中只有写了 `with { type: 'json' }` 才能加载 JSON。请在入口中包含这个文件，或把内容写进 `.ts` 文件。",
  },
  'converter.extends': {
    en: '`{{base}}` was not pasted. If it sets one of {{options}}, set what corresponds in the config, or paste that file, too.',
    zh: '没有粘贴 `{{base}}`。如果其中设置了 {{options}}，请在配置中设置对应项，或一并粘贴这个文件。',
  },
  'converter.emitCss': {
    en: '`output.emitCss` writes the stylesheets that sources import, which the target `node` leaves out otherwise. A bundle has one for each entry.',
    zh: '构建目标为 `node` 时默认不输出样式文件，因此用 `output.emitCss` 输出源码导入的样式。打包时每个入口输出一个样式文件。',
  },
  'converter.noStyles': {
    en: 'Rslib drops imported CSS without a message, because its target is `node`. If a source imports CSS, set `output.emitCss: true`, and name the stylesheet in `exports` of `package.json`.',
    zh: '构建目标为 `node` 时，Rslib 会移除导入的 CSS，并且没有提示。如果源码导入了 CSS，请设置 `output.emitCss: true`，并在 `package.json` 的 `exports` 中声明样式文件。',
  },
  'converter.noInjection': {
    en: 'With `bundle: false`, injected styles would be lost, so stylesheets are files, which the JavaScript imports. The bundler of an app loads them, Node.js does not.',
    zh: '设置 `bundle: false` 时，注入的样式会丢失，因此样式改为单独的文件，由 JavaScript 导入。应用的打包工具可以加载这些文件，Node.js 则不能。',
  },
  'converter.stylesApart': {
    en: 'With `bundle: false`, each stylesheet is a file of its own, which the JavaScript imports; before, one file had all of them, and no JavaScript imported it. The bundler of an app loads such imports. In Node.js, `import` and `require` end with an error.',
    zh: '设置 `bundle: false` 时，每个样式各为一个文件，并由 JavaScript 导入；原来所有样式在同一个文件中，JavaScript 不会导入。应用的打包工具可以加载这样的导入；在 Node.js 中，`import` 和 `require` 会报错。',
  },
  'converter.styles': {
    en: 'Sass and Less files need `{{plugin}}`. Set its options as the other tool had them.',
    zh: 'Sass 和 Less 文件需要 `{{plugin}}`，插件的配置项按原工具的设置填写。',
  },
  'converter.jsonNames': {
    en: "In JavaScript files that Node.js loads as ES modules, a named import of JSON, such as `import { version } from '../package.json'`, ends the build with an error. Import the default instead: `import data from '../package.json'`. TypeScript files may do either.",
    zh: "在 Node.js 当作 ES 模块加载的 JavaScript 文件中，具名导入 JSON（如 `import { version } from '../package.json'`）会使构建报错。应当改为默认导入：`import data from '../package.json'`。TypeScript 文件两种写法都可以。",
  },
  'converter.jsonTypes': {
    en: 'If a source exports what it imports from JSON outside of the sources, such as `version` of `package.json`, the declarations keep that import, which is one folder too short now. Give the export a type of its own: `export const version: string = data.version`.',
    zh: '如果源码导出了从源码目录之外的 JSON 导入的值（如 `package.json` 的 `version`），类型声明会保留这条 import 语句，而产物现在深了一级，路径不再正确。请为导出写明类型：`export const version: string = data.version`。',
  },
  'converter.ownCommand': {
    en: '`{{path}}` is a file of your own. If it imports an output file, change the path there: {{paths}}.',
    zh: '`{{path}}` 是手写的文件。如果其中导入了产物，需要修改路径：{{paths}}。',
  },
  'converter.excluded': {
    en: '{{patterns}} is left out of the entries. If another source imports a file of it, the output imports a file that does not exist: remove that pattern then.',
    zh: '入口中排除了 {{patterns}}。如果其他源码导入了其中的文件，产物会导入不存在的文件，此时请去掉这条排除规则。',
  },
  'converter.exportStar': {
    en: "In `cjs` with `bundle: false`, Node.js finds the names of only one `export *` of a file when an ES module imports it, so that `import { name }` can end with a SyntaxError. `require` has them all. List such names: `export { a, b } from './a'`.",
    zh: "格式为 `cjs` 并设置 `bundle: false` 时，如果由 ES 模块导入，Node.js 只能识别文件中一条 `export *` 的名称，因此 `import { name }` 可能报 SyntaxError；`require` 不受影响。应当逐个列出名称：`export { a, b } from './a'`。",
  },
  'converter.aliasTypes': {
    en: 'TypeScript finds {{aliases}} only in `paths` of `tsconfig.json`. Without an alias there, the build ends with TS2307, or declarations keep the alias, which users cannot resolve. Add the alias to `paths`, which Rslib also uses to rewrite declarations.',
    zh: 'TypeScript 只通过 `tsconfig.json` 的 `paths` 查找别名 {{aliases}}。没有设置时，构建会报 TS2307，或者类型声明保留使用方无法解析的别名。请把别名加入 `paths`，类型声明中的路径会按 `paths` 改写。',
  },
  'converter.clash': {
    en: 'Two lib items would write `{{from}}`, so this one writes `{{to}}`. Check which of them `package.json` has to name.',
    zh: '两个 lib 都会输出 `{{from}}`，因此这个 lib 改为输出 `{{to}}`。请检查 `package.json` 应当指向哪一个。',
  },
  'converter.mts': {
    en: '`package.json` names `.mjs` or `.cjs` files, which `tsc` writes for `.mts` and `.cts` sources. The entry leaves those sources out: give each kind a lib item of its own, with its own entry and `output.filename.js`.',
    zh: '`package.json` 中有 `.mjs` 或 `.cjs` 文件，这些文件由 `tsc` 根据 `.mts` 和 `.cts` 源码输出。当前的入口不包含这些源码，需要为每种源码单独添加一个 lib，并设置各自的入口和 `output.filename.js`。',
  },
  'converter.workspace': {
    en: 'Rslib builds one package for each config: put this config into each folder that `workspace` names, and into none above them.',
    zh: 'Rslib 的每份配置只构建一个包。请把这份配置放到 `workspace` 列出的每个目录中，不要放在上级目录。',
  },
  'converter.error.typesOnly': {
    en: 'Here `tsc` writes declarations alone, and the JavaScript is published as it is, so there is nothing for Rslib to build. Keep `tsc`.',
    zh: '这里的 `tsc` 只输出类型声明，JavaScript 原样发布，因此没有需要 Rslib 构建的内容。请继续使用 `tsc`。',
  },
  'converter.scriptPath': {
    en: '`{{from}}` is written as `{{to}}` now, so the command names that file.',
    zh: '`{{from}}` 现在输出为 `{{to}}`，因此命令中的路径已改为后者。',
  },
  'converter.scriptDone': { en: '`{{from}}` is now `{{to}}`.', zh: '`{{from}}` 改为 `{{to}}`。' },
} as const satisfies Dictionary;
