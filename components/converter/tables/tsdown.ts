import type { OptionTables } from '../types.ts';

/** What Rslib has for the options of tsdown: the tables of its page, and the keys of the converter's rules. */
export const tsdown = {
  options: {
    heading: { en: 'tsdown', zh: 'tsdown' },
    rows: [
      {
        options: ['entry'],
        answer: {
          en: "[source.entry](/config/rsbuild/source#source-entry), always an object: `{ index: './src/index.ts' }`. Globs only with `bundle: false`",
          zh: "[source.entry](/config/rsbuild/source#source-entry)，值必须是对象：`{ index: './src/index.ts' }`。只有 `bundle: false` 时可以用 glob",
        },
        link: '/config/rsbuild/source#source-entry',
        support: 'converted',
      },
      {
        options: ['format'],
        answer: {
          en: 'one lib item each, with [format](/config/lib/format). An `iife` cannot have exports',
          zh: '每种格式是 `lib` 的一项，用 [format](/config/lib/format) 指定。`iife` 不能有导出',
        },
        link: '/config/lib/format',
        support: 'converted',
      },
      {
        options: ['outDir'],
        answer: {
          en: '[output.distPath](/config/rsbuild/output-files#output-dist-path)',
          zh: '[output.distPath](/config/rsbuild/output-files#output-dist-path)',
        },
        link: '/config/rsbuild/output-files#output-dist-path',
        support: 'converted',
      },
      {
        options: ['fixedExtension', 'outExtensions'],
        answer: {
          en: '[autoExtension](/config/lib/auto-extension), which follows `type` of `package.json`, or [output.filename.js](/config/rsbuild/output-files#output-filename-js)',
          zh: '[autoExtension](/config/lib/auto-extension)，跟随 `package.json` 的 `type`；或 [output.filename.js](/config/rsbuild/output-files#output-filename-js)',
        },
        link: '/config/lib/auto-extension',
        support: 'converted',
      },
      {
        options: ['target'],
        answer: {
          en: '[syntax](/config/lib/syntax); both read `engines.node` if it is left out',
          zh: '[syntax](/config/lib/syntax)；未设置时，两个工具都读取 `engines.node`',
        },
        link: '/config/lib/syntax',
        support: 'converted',
      },
      {
        options: ['platform'],
        answer: {
          en: '[output.target](/config/rsbuild/output#output-target): `node`, the default of both, or `web`. Nothing corresponds to `neutral`',
          zh: '[output.target](/config/rsbuild/output#output-target)：`node`（两个工具的默认值）或 `web`。没有与 `neutral` 对应的值',
        },
        link: '/config/rsbuild/output#output-target',
        support: 'converted',
      },
      {
        options: ['deps.neverBundle', 'external'],
        answer: {
          en: '[output.externals](/config/rsbuild/output-externals#output-externals)',
          zh: '[output.externals](/config/rsbuild/output-externals#output-externals)',
        },
        link: '/config/rsbuild/output-externals#output-externals',
        support: 'converted',
      },
      {
        options: ['deps.alwaysBundle', 'noExternal'],
        answer: {
          en: '[output.autoExternal.exclude](/config/rsbuild/output-externals#output-auto-external-exclude)',
          zh: '[output.autoExternal.exclude](/config/rsbuild/output-externals#output-auto-external-exclude)',
        },
        link: '/config/rsbuild/output-externals#output-auto-external-exclude',
        support: 'converted',
      },
      {
        options: ['deps.onlyBundle', 'deps.onlyAllowBundle', 'inlineOnly', 'deps.onlyImport', 'unused'],
        label: {
          en: '`deps.onlyBundle`, `deps.onlyImport`, `unused`',
          zh: '`deps.onlyBundle`、`deps.onlyImport`、`unused`',
        },
        answer: {
          en: 'none',
          zh: '无',
        },
        link: '/guide/migration/tsdown#map-the-options',
        support: 'none',
      },
      {
        options: ['deps.resolveDepSubpath'],
        answer: {
          en: 'none: a subpath is imported as you wrote it',
          zh: '无：子路径与源码一致',
        },
        link: '/guide/migration/tsdown#map-the-options',
        support: 'none',
      },
      {
        options: ['deps.dts', 'dts.resolve'],
        label: { en: '`deps.dts`', zh: '`deps.dts`' },
        answer: {
          en: '[dts.bundle.bundledPackages](/config/lib/dts-bundle#dts-bundle-bundled-packages)',
          zh: '[dts.bundle.bundledPackages](/config/lib/dts-bundle#dts-bundle-bundled-packages)',
        },
        link: '/config/lib/dts-bundle#dts-bundle-bundled-packages',
        support: 'decide',
      },
      {
        options: ['dts.oxc'],
        answer: {
          en: '[dts.isolated](/config/lib/dts-isolated)',
          zh: '[dts.isolated](/config/lib/dts-isolated)',
        },
        link: '/config/lib/dts-isolated',
        support: 'converted',
      },
      {
        options: ['dts.tsconfig', 'dts.tsconfigRaw', 'dts.compilerOptions'],
        answer: {
          en: 'a separate tsconfig, named in [source.tsconfigPath](/config/rsbuild/source#source-tsconfig-path)',
          zh: '编写单独的 tsconfig，用 [source.tsconfigPath](/config/rsbuild/source#source-tsconfig-path) 指定',
        },
        link: '/config/rsbuild/source#source-tsconfig-path',
        support: 'decide',
      },
      {
        options: ['dts.sourcemap'],
        answer: {
          en: '`declarationMap` in `tsconfig.json`, which [dts.isolated](/config/lib/dts-isolated) does not read',
          zh: '`tsconfig.json` 中的 `declarationMap`，但对 [dts.isolated](/config/lib/dts-isolated) 不起作用',
        },
        link: '/config/lib/dts-isolated',
        support: 'decide',
      },
      {
        options: ['dts.tsgo'],
        answer: {
          en: 'none: the installed version of TypeScript decides, see [dts.tsgo](/config/lib/dts-typescript-path#dts-tsgo)',
          zh: '无：由安装的 TypeScript 版本决定，见 [dts.tsgo](/config/lib/dts-typescript-path#dts-tsgo)',
        },
        link: '/config/lib/dts-typescript-path#dts-tsgo',
        support: 'none',
      },
      {
        options: ['dts.emitDtsOnly'],
        answer: {
          en: 'none: run `tsc --emitDeclarationOnly`',
          zh: '无：执行 `tsc --emitDeclarationOnly`',
        },
        link: '/guide/migration/tsdown#map-the-options',
        support: 'none',
      },
      {
        options: [
          'dts.build',
          'dts.cjsDefault',
          'dts.cwd',
          'dts.dtsInput',
          'dts.eager',
          'dts.emitJs',
          'dts.enabled',
          'dts.entry',
          'dts.incremental',
          'dts.newContext',
          'dts.parallel',
          'dts.resolver',
          'dts.sideEffects',
          'dts.tsMacro',
          'dts.vue',
        ],
        label: { en: 'the rest of `dts`', zh: '`dts` 的其他配置项' },
        answer: {
          en: 'none: Rslib runs TypeScript on the files of `tsconfig.json`',
          zh: '无：Rslib 用 TypeScript 处理 `tsconfig.json` 包含的文件',
        },
        link: '/config/lib/dts',
        support: 'none',
      },
      {
        options: ['dts'],
        answer: {
          en: '`dts: { bundle: true }` for one file per entry, `dts: true` for one per source, see [lib.dts](/config/lib/dts)',
          zh: '`dts: { bundle: true }` 每个入口一个文件，`dts: true` 每个源文件一个，见 [lib.dts](/config/lib/dts)',
        },
        link: '/config/lib/dts',
        support: 'converted',
      },
      {
        options: ['unbundle', 'bundle'],
        answer: {
          en: '[bundle: false](/config/lib/bundle)',
          zh: '[bundle: false](/config/lib/bundle)',
        },
        link: '/config/lib/bundle',
        support: 'converted',
      },
      {
        options: ['root'],
        answer: {
          en: '[outBase](/config/lib/out-base)',
          zh: '[outBase](/config/lib/out-base)',
        },
        link: '/config/lib/out-base',
        support: 'converted',
      },
      {
        options: ['alias', 'tsconfig'],
        answer: {
          en: '[resolve.alias](/config/rsbuild/resolve#resolve-alias), [source.tsconfigPath](/config/rsbuild/source#source-tsconfig-path)',
          zh: '[resolve.alias](/config/rsbuild/resolve#resolve-alias)、[source.tsconfigPath](/config/rsbuild/source#source-tsconfig-path)',
        },
        link: '/config/rsbuild/resolve#resolve-alias',
        support: 'converted',
      },
      {
        options: ['define'],
        answer: {
          en: '[source.define](/config/rsbuild/source-define)',
          zh: '[source.define](/config/rsbuild/source-define)',
        },
        link: '/config/rsbuild/source-define',
        support: 'same',
      },
      {
        options: ['env', 'envFile', 'envPrefix'],
        answer: {
          en: '`source.define`, or [`.env` files](/guide/basic/env-files)',
          zh: '`source.define`，或 [`.env` 文件](/guide/basic/env-files)',
        },
        link: '/guide/basic/env-files',
        support: 'converted',
      },
      {
        options: ['shims'],
        answer: {
          en: '[shims](/config/lib/shims): on for `cjs`, one switch per name for `esm`',
          zh: '[shims](/config/lib/shims)：`cjs` 默认开启，`esm` 按变量名逐个开启',
        },
        link: '/config/lib/shims',
        support: 'converted',
      },
      {
        options: ['treeshake'],
        answer: {
          en: 'none: the default [output.minify](/config/rsbuild/output-minify#output-minify) drops unused code',
          zh: '无：默认的 [output.minify](/config/rsbuild/output-minify#output-minify) 会移除未使用的代码',
        },
        link: '/config/rsbuild/output-minify#output-minify',
        support: 'none',
      },
      {
        options: ['minify'],
        answer: {
          en: '[output.minify](/config/rsbuild/output-minify#output-minify); the default of both drops dead code only',
          zh: '[output.minify](/config/rsbuild/output-minify#output-minify)；两个工具默认都只移除无用代码',
        },
        link: '/config/rsbuild/output-minify#output-minify',
        support: 'converted',
      },
      {
        options: ['sourcemap'],
        answer: {
          en: '[output.sourceMap](/config/rsbuild/output-minify#output-source-map)',
          zh: '[output.sourceMap](/config/rsbuild/output-minify#output-source-map)',
        },
        link: '/config/rsbuild/output-minify#output-source-map',
        support: 'converted',
      },
      {
        options: ['clean'],
        answer: {
          en: '[output.cleanDistPath](/config/rsbuild/output-files#output-clean-dist-path), which cleans by default',
          zh: '[output.cleanDistPath](/config/rsbuild/output-files#output-clean-dist-path)，默认会清空',
        },
        link: '/config/rsbuild/output-files#output-clean-dist-path',
        support: 'converted',
      },
      {
        options: ['banner', 'footer'],
        answer: {
          en: '[banner](/config/lib/banner) and [footer](/config/lib/footer)',
          zh: '[banner](/config/lib/banner) 和 [footer](/config/lib/footer)',
        },
        link: '/config/lib/banner',
        support: 'converted',
      },
      {
        options: ['hash'],
        answer: {
          en: '`output.filename.js` with `[contenthash]`; chunks have no hash by default',
          zh: '`output.filename.js` 中的 `[contenthash]`；chunk 默认不带哈希',
        },
        link: '/config/rsbuild/output-files#output-filename-js',
        support: 'converted',
      },
      {
        options: ['globalName'],
        answer: {
          en: "[umdName](/config/lib/umd-name) with `format: 'umd'`",
          zh: "`format: 'umd'` 加 [umdName](/config/lib/umd-name)",
        },
        link: '/config/lib/umd-name',
        support: 'converted',
      },
      {
        options: ['loader'],
        answer: {
          en: '`source.assetsInclude` for kinds of files that Rslib does not know; then `?raw` and `?inline` for text and data URIs, see [Static assets](/guide/advanced/static-assets)',
          zh: 'Rslib 默认不当作静态资源的文件类型用 `source.assetsInclude` 声明；之后文本和 data URI 用 `?raw` 和 `?inline`，见[静态资源](/guide/advanced/static-assets)',
        },
        link: '/guide/advanced/static-assets',
        support: 'decide',
      },
      {
        options: ['globImport'],
        answer: {
          en: '[tools.rspack](/config/rsbuild/tools), see [import.meta.glob](/guide/migration/vite#import-meta)',
          zh: '[tools.rspack](/config/rsbuild/tools)，见 [import.meta.glob](/guide/migration/vite#import-meta)',
        },
        link: '/config/rsbuild/tools',
        support: 'decide',
      },
      {
        options: ['css'],
        answer: {
          en: "built in with `target: 'web'`; Sass and Less have [plugins](/config/rsbuild/plugins)",
          zh: "内置，需要设置 `target: 'web'`；Sass 和 Less 有对应的[插件](/config/rsbuild/plugins)",
        },
        link: '/config/rsbuild/plugins',
        support: 'decide',
      },
      {
        options: ['copy', 'publicDir'],
        answer: {
          en: '[output.copy](/config/rsbuild/output-files#output-copy)',
          zh: '[output.copy](/config/rsbuild/output-files#output-copy)',
        },
        link: '/config/rsbuild/output-files#output-copy',
        support: 'converted',
      },
      {
        options: ['nodeProtocol', 'removeNodeProtocol'],
        answer: {
          en: 'none: the prefix stays as you wrote it, but a `syntax` below `es2020` removes it',
          zh: '无：前缀与源码一致，但 `syntax` 低于 `es2020` 时会去掉前缀',
        },
        link: '/guide/migration/tsdown#map-the-options',
        support: 'none',
      },
      {
        options: ['cjsDefault'],
        answer: {
          en: 'none: a default export stays `.default`, unless a [footer](/config/lib/footer) makes it `module.exports`',
          zh: '无：默认导出仍在 `.default` 上，除非用 [footer](/config/lib/footer) 改为 `module.exports`',
        },
        link: '/config/lib/footer',
        support: 'none',
      },
      {
        options: ['outputOptions.codeSplitting'],
        label: { en: '`outputOptions.codeSplitting: false`', zh: '`outputOptions.codeSplitting: false`' },
        answer: {
          en: '`output.asyncChunks: false` in [tools.rspack](/config/rsbuild/tools), see [One file without chunks](/guide/basic/chunks#one-file)',
          zh: '[tools.rspack](/config/rsbuild/tools) 中的 `output.asyncChunks: false`，见[输出单个文件，不拆分 chunk](/guide/basic/chunks#one-file)',
        },
        link: '/config/rsbuild/tools',
        support: 'decide',
      },
      {
        options: ['outputOptions.globals'],
        answer: {
          en: '`root` of a package in [output.externals](/config/rsbuild/output-externals#output-externals)',
          zh: '[output.externals](/config/rsbuild/output-externals#output-externals) 中各个包的 `root`',
        },
        link: '/config/rsbuild/output-externals#output-externals',
        support: 'converted',
      },
      {
        options: ['outputOptions.entryFileNames'],
        answer: {
          en: '[output.filename.js](/config/rsbuild/output-files#output-filename-js)',
          zh: '[output.filename.js](/config/rsbuild/output-files#output-filename-js)',
        },
        link: '/config/rsbuild/output-files#output-filename-js',
        support: 'converted',
      },
      {
        options: ['plugins', 'inputOptions', 'outputOptions'],
        label: {
          en: '`plugins`, `inputOptions`, the rest of `outputOptions`',
          zh: '`plugins`、`inputOptions`、`outputOptions` 的其他配置项',
        },
        answer: {
          en: 'Rsbuild [plugins](/config/rsbuild/plugins), or [tools.rspack](/config/rsbuild/tools)',
          zh: 'Rsbuild [插件](/config/rsbuild/plugins)或 [tools.rspack](/config/rsbuild/tools)',
        },
        link: '/config/rsbuild/plugins',
        support: 'decide',
      },
      {
        options: ['hooks', 'onSuccess'],
        answer: {
          en: 'a [plugin](/config/rsbuild/plugins) with `onBeforeBuild` or `onAfterBuild`',
          zh: '使用 `onBeforeBuild` 或 `onAfterBuild` 的[插件](/config/rsbuild/plugins)',
        },
        link: '/config/rsbuild/plugins',
        support: 'decide',
      },
      {
        options: ['exports'],
        answer: {
          en: 'none: write `exports` by hand, see [npm packages](/guide/start/npm-packages)',
          zh: '无：需要手动编写 `exports`，见 [npm 包](/guide/start/npm-packages)',
        },
        link: '/guide/start/npm-packages',
        support: 'none',
      },
      {
        options: ['publint', 'attw'],
        answer: {
          en: 'none: run the commands with these names after the build',
          zh: '无：在构建后执行同名的命令',
        },
        link: '/guide/migration/tsdown#map-the-options',
        support: 'none',
      },
      {
        options: ['exe'],
        answer: {
          en: '[experiments.exe](/config/lib/experiments#experiments-exe)',
          zh: '[experiments.exe](/config/lib/experiments#experiments-exe)',
        },
        link: '/config/lib/experiments#experiments-exe',
        support: 'decide',
      },
      {
        options: ['report'],
        answer: {
          en: '[performance.printFileSize](/config/rsbuild/performance#performance-print-file-size)',
          zh: '[performance.printFileSize](/config/rsbuild/performance#performance-print-file-size)',
        },
        link: '/config/rsbuild/performance#performance-print-file-size',
        support: 'converted',
      },
      {
        options: ['watch'],
        answer: {
          en: "`rslib --watch` follows the imported files and the config; `dev.watchFiles` with `type: 'restart'` adds paths",
          zh: "`rslib --watch` 监听导入的文件和配置文件；用 `dev.watchFiles`（`type: 'restart'`）增加路径",
        },
        link: '/guide/basic/cli',
        support: 'decide',
      },
      {
        options: ['ignoreWatch'],
        answer: {
          en: '`watchOptions.ignored` in [tools.rspack](/config/rsbuild/tools)',
          zh: '[tools.rspack](/config/rsbuild/tools) 中的 `watchOptions.ignored`',
        },
        link: '/config/rsbuild/tools',
        support: 'decide',
      },
      {
        options: ['failOnWarn'],
        answer: {
          en: 'a [plugin](/guide/basic/cli#fail-on-warnings) that sets the exit code',
          zh: '设置退出码的[插件](/guide/basic/cli#fail-on-warnings)',
        },
        link: '/guide/basic/cli#fail-on-warnings',
        support: 'decide',
      },
      {
        options: ['checks', 'suppressWarnings', 'devtools', 'fromVite', 'workspace'],
        answer: {
          en: 'none',
          zh: '无',
        },
        link: '/guide/migration/tsdown#map-the-options',
        support: 'none',
      },
      {
        options: ['write'],
        answer: {
          en: 'none: a [script](/guide/advanced/javascript-api#build) reads the files after the build',
          zh: '无：可以在构建后用[脚本](/guide/advanced/javascript-api#build)读取文件',
        },
        link: '/guide/advanced/javascript-api#build',
        support: 'none',
      },
      {
        options: ['name', 'cwd'],
        answer: {
          en: '[id](/config/lib/id), `--root`',
          zh: '[id](/config/lib/id)、`--root`',
        },
        link: '/config/lib/id',
        support: 'converted',
      },
      {
        options: ['logLevel', 'customLogger'],
        answer: {
          en: '`logLevel`',
          zh: '`logLevel`',
        },
        link: '/config/rsbuild/log-level',
        support: 'converted',
      },
      {
        options: ['deps.skipNodeModulesBundle', 'skipNodeModulesBundle'],
        answer: {
          en: '`bundle: false`, or `output.externals` with a RegExp',
          zh: '`bundle: false`，或者在 `output.externals` 中使用正则表达式',
        },
        link: '/config/rsbuild/output-externals#output-externals',
        support: 'converted',
      },
      {
        options: ['injectStyle'],
        answer: { en: "`output.injectStyles` with `target: 'web'`", zh: "`output.injectStyles`，需要 `target: 'web'`" },
        link: '/config/rsbuild/output-css#output-inject-styles',
        support: 'converted',
      },
    ],
  },
} as const satisfies OptionTables;
