import type { OptionTables } from '../types.ts';

/** What Rslib has for the options of tsup: the tables of its page, and the keys of the converter's rules. */
export const tsup = {
  options: {
    heading: { en: 'tsup', zh: 'tsup' },
    rows: [
      {
        options: ['entry', 'entryPoints'],
        answer: {
          en: "[source.entry](/config/rsbuild/source), always an object: `{ index: './src/index.ts' }`. Globs only with `bundle: false`",
          zh: "[source.entry](/config/rsbuild/source)，值必须是对象：`{ index: './src/index.ts' }`。只有 `bundle: false` 时可以用 glob",
        },
        link: '/config/rsbuild/source',
        support: 'converted',
      },
      {
        options: ['format'],
        answer: {
          en: 'one lib item each, with [format](/config/lib/format); also `umd` and `mf`. An `iife` cannot have exports',
          zh: '每种格式是 `lib` 的一项，用 [format](/config/lib/format) 指定；还可以是 `umd` 和 `mf`。`iife` 不能有导出',
        },
        link: '/config/lib/format',
        support: 'converted',
      },
      {
        options: ['outDir'],
        answer: {
          en: '`output.distPath`, see [output: files](/config/rsbuild/output-files)',
          zh: '`output.distPath`，见[产物文件配置](/config/rsbuild/output-files)',
        },
        link: '/config/rsbuild/output-files',
        support: 'converted',
      },
      {
        options: ['legacyOutput'],
        answer: {
          en: 'one `output.distPath` per lib item, with [autoExtension](/config/lib/auto-extension) off',
          zh: '每个 lib 设置一个 `output.distPath`，并关闭 [autoExtension](/config/lib/auto-extension)',
        },
        link: '/config/lib/auto-extension',
        support: 'converted',
      },
      {
        options: ['outExtension'],
        answer: {
          en: '[autoExtension](/config/lib/auto-extension), or `output.filename.js`',
          zh: '[autoExtension](/config/lib/auto-extension) 或 `output.filename.js`',
        },
        link: '/config/lib/auto-extension',
        support: 'converted',
      },
      {
        options: ['target'],
        answer: {
          en: '[syntax](/config/lib/syntax)',
          zh: '[syntax](/config/lib/syntax)',
        },
        link: '/config/lib/syntax',
        support: 'converted',
      },
      {
        options: ['platform'],
        answer: {
          en: '`output.target`: `node` or `web`. Nothing corresponds to `neutral`',
          zh: '`output.target`：`node` 或 `web`。没有与 `neutral` 对应的值',
        },
        link: '/config/rsbuild/output#output-target',
        support: 'converted',
      },
      {
        options: ['bundle'],
        answer: {
          en: '[bundle](/config/lib/bundle)',
          zh: '[bundle](/config/lib/bundle)',
        },
        link: '/config/lib/bundle',
        support: 'converted',
      },
      {
        options: ['splitting'],
        answer: {
          en: 'none under that name: ESM entries share chunks by default; for `false`, see [One file without chunks](/guide/basic/chunks#one-file)',
          zh: '没有同名配置项：ESM 的多个入口默认共用 chunk；`false` 的对应写法见[输出单个文件，不拆分 chunk](/guide/basic/chunks#one-file)',
        },
        link: '/guide/basic/chunks#one-file',
        support: 'none',
      },
      {
        options: ['dts'],
        label: { en: '`dts: true`', zh: '`dts: true`' },
        answer: {
          en: '`dts: { bundle: true }` for one file per entry, `dts: true` for one per source, see [lib.dts](/config/lib/dts)',
          zh: '`dts: { bundle: true }` 每个入口一个文件，`dts: true` 每个源文件一个，见 [lib.dts](/config/lib/dts)',
        },
        link: '/config/lib/dts',
        support: 'converted',
      },
      {
        options: ['dts.resolve'],
        answer: {
          en: '`dts.bundle.bundledPackages`, see [lib.dts.bundle](/config/lib/dts-bundle)',
          zh: '`dts.bundle.bundledPackages`，见 [lib.dts.bundle](/config/lib/dts-bundle)',
        },
        link: '/config/lib/dts-bundle',
        support: 'converted',
      },
      {
        options: ['dts.entry'],
        answer: {
          en: 'none: `dts.bundle` follows `source.entry`',
          zh: '无：`dts.bundle` 使用 `source.entry`',
        },
        link: '/config/lib/dts-bundle',
        support: 'none',
      },
      {
        options: ['dts.compilerOptions'],
        answer: {
          en: 'a separate tsconfig, named in `source.tsconfigPath`',
          zh: '编写单独的 tsconfig，用 `source.tsconfigPath` 指定',
        },
        link: '/config/rsbuild/source#source-tsconfig-path',
        support: 'decide',
      },
      {
        options: ['dts.only'],
        answer: {
          en: '[dts](/config/lib/dts) of the lib item that builds the same entries; without one, run `tsc --emitDeclarationOnly`',
          zh: '构建同样入口的 lib 的 [dts](/config/lib/dts)；没有这样的 lib 时，执行 `tsc --emitDeclarationOnly`',
        },
        link: '/config/lib/dts',
        support: 'converted',
      },
      {
        options: ['dts.banner', 'dts.footer'],
        answer: {
          en: '`banner.dts` and `footer.dts`',
          zh: '`banner.dts` 和 `footer.dts`',
        },
        link: '/config/lib/banner#banner-dts',
        support: 'converted',
      },
      {
        options: ['experimentalDts'],
        answer: {
          en: '`dts: { bundle: true }`, which uses the same API Extractor',
          zh: '`dts: { bundle: true }`，同样使用 API Extractor',
        },
        link: '/config/lib/dts-bundle',
        support: 'converted',
      },
      {
        options: ['external'],
        answer: {
          en: '`output.externals`',
          zh: '`output.externals`',
        },
        link: '/config/rsbuild/output-externals#output-externals',
        support: 'converted',
      },
      {
        options: ['noExternal'],
        answer: {
          en: '`output.autoExternal.exclude`',
          zh: '`output.autoExternal.exclude`',
        },
        link: '/config/rsbuild/output-externals#output-auto-external-exclude',
        support: 'converted',
      },
      {
        options: ['skipNodeModulesBundle'],
        answer: {
          en: '`bundle: false`, or `output.externals` with a RegExp',
          zh: '`bundle: false`，或在 `output.externals` 中使用正则表达式',
        },
        link: '/config/lib/bundle',
        support: 'converted',
      },
      {
        options: ['clean'],
        answer: {
          en: '`output.cleanDistPath`, which cleans by default',
          zh: '`output.cleanDistPath`，默认会清空',
        },
        link: '/config/rsbuild/output-files#output-clean-dist-path',
        support: 'converted',
      },
      {
        options: ['minify', 'minifyWhitespace', 'minifyIdentifiers', 'minifySyntax', 'terserOptions'],
        answer: {
          en: '`output.minify` and its `jsOptions`',
          zh: '`output.minify` 及其 `jsOptions`',
        },
        link: '/config/rsbuild/output-minify#output-minify',
        support: 'converted',
      },
      {
        options: ['keepNames'],
        answer: {
          en: '`keep_fnames` and `keep_classnames`, see [output.minify](/config/rsbuild/output-minify#anonymous)',
          zh: '`keep_fnames` 和 `keep_classnames`，见 [output.minify](/config/rsbuild/output-minify#anonymous)',
        },
        link: '/config/rsbuild/output-minify#anonymous',
        support: 'decide',
      },
      {
        options: ['sourcemap'],
        answer: {
          en: '`output.sourceMap`',
          zh: '`output.sourceMap`',
        },
        link: '/config/rsbuild/output-minify#output-source-map',
        support: 'converted',
      },
      {
        options: ['define'],
        answer: {
          en: '`source.define`',
          zh: '`source.define`',
        },
        link: '/config/rsbuild/source-define',
        support: 'same',
      },
      {
        options: ['env'],
        answer: {
          en: '`source.define` with `process.env.NAME` as key, or `.env` files, see [CLI](/guide/basic/cli)',
          zh: '`source.define`，以 `process.env.NAME` 为键；或 `.env` 文件，见[命令行](/guide/basic/cli)',
        },
        link: '/guide/basic/cli',
        support: 'converted',
      },
      {
        options: ['replaceNodeEnv'],
        answer: {
          en: '`source.define`; `umd`, `iife` and `mf` replace it without a setting',
          zh: '`source.define`；`umd`、`iife` 和 `mf` 会自动替换',
        },
        link: '/config/rsbuild/source-define',
        support: 'converted',
      },
      {
        options: ['banner', 'footer'],
        answer: {
          en: "[banner](/config/lib/banner) and [footer](/config/lib/footer). Before a `#!` line, Rslib's banner breaks the command",
          zh: '[banner](/config/lib/banner) 和 [footer](/config/lib/footer)。源码以 `#!` 开头时，Rslib 的 banner 会添加在这一行之前，导致命令无法运行',
        },
        link: '/config/lib/banner',
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
        options: ['cjsInterop'],
        answer: {
          en: 'none: a default export stays `.default`, unless a [footer](/config/lib/footer) makes it `module.exports`',
          zh: '无：默认导出仍在 `.default` 上，除非用 [footer](/config/lib/footer) 改为 `module.exports`',
        },
        link: '/config/lib/footer',
        support: 'none',
      },
      {
        options: ['globalName'],
        answer: {
          en: "[umdName](/config/lib/umd-name) with `format: 'umd'`, even where tsup built an `iife`",
          zh: "`format: 'umd'` 加 [umdName](/config/lib/umd-name)，tsup 中使用 `iife` 时也改用这种写法",
        },
        link: '/config/lib/umd-name',
        support: 'converted',
      },
      {
        options: ['jsxFactory', 'jsxFragment'],
        answer: {
          en: '`@rsbuild/plugin-react`, see [React](/guide/solution/react)',
          zh: '`@rsbuild/plugin-react`，见 [React 库](/guide/solution/react)',
        },
        link: '/guide/solution/react',
        support: 'decide',
      },
      {
        options: ['injectStyle'],
        answer: {
          en: "`output.injectStyles` with `target: 'web'`",
          zh: "`output.injectStyles`，并设置 `target: 'web'`",
        },
        link: '/config/rsbuild/output-css#output-inject-styles',
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
        options: ['publicDir'],
        answer: {
          en: '`output.copy`',
          zh: '`output.copy`',
        },
        link: '/config/rsbuild/output-files#output-copy',
        support: 'converted',
      },
      {
        options: ['tsconfig'],
        answer: {
          en: '`source.tsconfigPath`',
          zh: '`source.tsconfigPath`',
        },
        link: '/config/rsbuild/source#source-tsconfig-path',
        support: 'same',
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
        options: ['pure', 'inject', 'metafile'],
        answer: {
          en: 'none under that name; [tools.rspack](/config/rsbuild/tools) reaches the bundler',
          zh: '没有同名配置项；可以通过 [tools.rspack](/config/rsbuild/tools) 配置打包工具',
        },
        link: '/config/rsbuild/tools',
        support: 'none',
      },
      {
        options: ['removeNodeProtocol'],
        answer: {
          en: 'none: the prefix stays as you wrote it, but a `syntax` below `es2020` removes it',
          zh: '无：前缀与源码一致，但 `syntax` 低于 `es2020` 时会去掉前缀',
        },
        link: '/guide/migration/tsup#map-the-options',
        support: 'none',
      },
      {
        options: ['esbuildPlugins', 'plugins', 'swc'],
        answer: {
          en: 'Rsbuild [plugins](/config/rsbuild/plugins), or [tools](/config/rsbuild/tools)',
          zh: 'Rsbuild [插件](/config/rsbuild/plugins)或 [tools](/config/rsbuild/tools)',
        },
        link: '/config/rsbuild/plugins',
        support: 'decide',
      },
      {
        options: ['esbuildOptions'],
        answer: {
          en: '[tools.rspack](/config/rsbuild/tools) and `tools.swc`',
          zh: '[tools.rspack](/config/rsbuild/tools) 和 `tools.swc`',
        },
        link: '/config/rsbuild/tools',
        support: 'decide',
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
        options: ['onSuccess', 'killSignal'],
        answer: {
          en: 'a plugin with `onAfterBuild`',
          zh: '编写使用 `onAfterBuild` 的插件',
        },
        link: '/guide/migration/tsup#map-the-options',
        support: 'decide',
      },
      {
        options: ['name'],
        answer: {
          en: '[id](/config/lib/id)',
          zh: '[id](/config/lib/id)',
        },
        link: '/config/lib/id',
        support: 'converted',
      },
      {
        options: ['silent'],
        answer: {
          en: "`logLevel: 'error'` or `--log-level`",
          zh: "`logLevel: 'error'` 或 `--log-level`",
        },
        link: '/config/rsbuild/log-level',
        support: 'converted',
      },
      {
        options: ['config'],
        label: { en: '`config: false`', zh: '`config: false`' },
        answer: {
          en: 'none: without a config file, Rslib builds `src/index` as ESM',
          zh: '无：没有配置文件时，Rslib 把 `src/index` 构建为 ESM',
        },
        link: '/guide/migration/tsup#map-the-options',
        support: 'none',
      },
    ],
  },
} as const satisfies OptionTables;
