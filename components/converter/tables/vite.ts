import type { OptionTables } from '../types.ts';

/** What Rslib has for the options of Vite: the tables of its page, and the keys of the converter's rules. */
export const vite = {
  /** The options of library mode, `build.lib`. */
  lib: {
    heading: { en: 'Vite', zh: 'Vite' },
    rows: [
      {
        options: ['build.lib.entry'],
        answer: {
          en: "[source.entry](/config/rsbuild/source#source-entry), always an object: `{ gauge: './src/index.ts' }`. An array becomes one key per file",
          zh: "[source.entry](/config/rsbuild/source#source-entry)，值必须是对象：`{ gauge: './src/index.ts' }`。数组改为每个文件一个键",
        },
        link: '/config/rsbuild/source#source-entry',
        support: 'converted',
      },
      {
        options: ['build.lib.name'],
        answer: {
          en: '[umdName](/config/lib/umd-name) of the `umd` item',
          zh: '`umd` 那一项的 [umdName](/config/lib/umd-name)',
        },
        link: '/config/lib/umd-name',
        support: 'converted',
      },
      {
        options: ['build.lib.formats'],
        answer: {
          en: "one lib item each: `'es'` is `esm`, `'cjs'` and `'umd'` keep their names. An `iife` with exports becomes [umd](/config/lib/format#exports-in-an-iife)",
          zh: "每种格式是 `lib` 的一项：`'es'` 改为 `esm`，`'cjs'` 和 `'umd'` 名称不变。有导出的 `iife` 改为 [umd](/config/lib/format#exports-in-an-iife)",
        },
        link: '/config/lib/format#exports-in-an-iife',
        support: 'converted',
      },
      {
        options: ['build.lib.fileName'],
        label: {
          en: '`build.lib.fileName`, a string',
          zh: '`build.lib.fileName`，字符串',
        },
        answer: {
          en: 'the key of `source.entry`',
          zh: '`source.entry` 的键',
        },
        link: '/config/rsbuild/source#source-entry',
        support: 'converted',
      },
      {
        options: ['build.lib.fileName'],
        label: {
          en: '`build.lib.fileName`, a function',
          zh: '`build.lib.fileName`，函数',
        },
        answer: {
          en: '[output.filename](/config/rsbuild/output-files#output-filename), which also takes a function, per lib item',
          zh: '每个 lib 的 [output.filename](/config/rsbuild/output-files#output-filename)，同样支持函数',
        },
        link: '/config/rsbuild/output-files#output-filename',
        support: 'converted',
      },
      {
        options: ['build.lib.cssFileName'],
        answer: {
          en: 'the key of `source.entry`, or `output.filename.css`',
          zh: '`source.entry` 的键，或 `output.filename.css`',
        },
        link: '/config/rsbuild/source#source-entry',
        support: 'decide',
      },
    ],
  },
  /** The other options of `build`. */
  build: {
    heading: { en: 'Vite', zh: 'Vite' },
    rows: [
      {
        options: ['build.target'],
        answer: {
          en: '[syntax](/config/lib/syntax), for JavaScript and CSS',
          zh: '[syntax](/config/lib/syntax)，同时用于 JavaScript 和 CSS',
        },
        link: '/config/lib/syntax',
        support: 'converted',
      },
      {
        options: ['build.cssTarget'],
        answer: {
          en: '`targets` of [tools.lightningcssLoader](/config/rsbuild/tools#tools-lightningcss-loader); without it, `syntax` applies to both',
          zh: '[tools.lightningcssLoader](/config/rsbuild/tools#tools-lightningcss-loader) 的 `targets`；不设置时，两者都由 `syntax` 决定',
        },
        link: '/config/rsbuild/tools#tools-lightningcss-loader',
        support: 'decide',
      },
      {
        options: ['build.outDir'],
        answer: {
          en: '[output.distPath](/config/rsbuild/output-files#output-dist-path)',
          zh: '[output.distPath](/config/rsbuild/output-files#output-dist-path)',
        },
        link: '/config/rsbuild/output-files#output-dist-path',
        support: 'converted',
      },
      {
        options: ['build.assetsDir'],
        answer: {
          en: '`output.distPath` with `svg`, `image`, `font` and so on',
          zh: '`output.distPath` 的 `svg`、`image`、`font` 等',
        },
        link: '/config/rsbuild/output-files#output-dist-path',
        support: 'decide',
      },
      {
        options: ['build.assetsInlineLimit'],
        answer: {
          en: '[output.dataUriLimit](/config/rsbuild/output-assets#output-data-uri-limit); in library mode, Vite ignores its option and inlines all files',
          zh: '[output.dataUriLimit](/config/rsbuild/output-assets#output-data-uri-limit)；Vite 的库模式会忽略这个配置项，内联所有文件',
        },
        link: '/config/rsbuild/output-assets#output-data-uri-limit',
        support: 'converted',
      },
      {
        options: ['build.sourcemap'],
        answer: {
          en: "[output.sourceMap](/config/rsbuild/output-minify#output-source-map); `'inline'` is `{ js: 'inline-source-map' }`, `'hidden'` is `{ js: 'hidden-source-map' }`",
          zh: "[output.sourceMap](/config/rsbuild/output-minify#output-source-map)；`'inline'` 对应 `{ js: 'inline-source-map' }`，`'hidden'` 对应 `{ js: 'hidden-source-map' }`",
        },
        link: '/config/rsbuild/output-minify#output-source-map',
        support: 'converted',
      },
      {
        options: ['build.minify', 'build.cssMinify', 'build.terserOptions'],
        answer: {
          en: '[output.minify](/config/rsbuild/output-minify#output-minify); its `jsOptions` are those of SWC, not Terser',
          zh: '[output.minify](/config/rsbuild/output-minify#output-minify)；其中 `jsOptions` 是 SWC 的配置项，与 Terser 不同',
        },
        link: '/config/rsbuild/output-minify#output-minify',
        support: 'converted',
      },
      {
        options: ['build.emptyOutDir'],
        answer: {
          en: '[output.cleanDistPath](/config/rsbuild/output-files#output-clean-dist-path)',
          zh: '[output.cleanDistPath](/config/rsbuild/output-files#output-clean-dist-path)',
        },
        link: '/config/rsbuild/output-files#output-clean-dist-path',
        support: 'converted',
      },
      {
        options: ['build.copyPublicDir', 'publicDir'],
        answer: {
          en: '`server.publicDir`, with the same default folder, `public`; [output.copy](/config/rsbuild/output-files#output-copy) for other files',
          zh: '`server.publicDir`，默认目录同样是 `public`；其他文件使用 [output.copy](/config/rsbuild/output-files#output-copy)',
        },
        link: '/config/rsbuild/output-files#output-copy',
        support: 'converted',
      },
      {
        options: ['build.manifest'],
        answer: {
          en: '`output.manifest`',
          zh: '`output.manifest`',
        },
        link: '/config/rsbuild/output#options-without-a-section',
        support: 'decide',
      },
      {
        options: ['build.license'],
        answer: {
          en: '`output.legalComments`, which collects license comments, not the licenses of packages',
          zh: '`output.legalComments`，提取的是许可证注释，不包含各个包的许可证',
        },
        link: '/config/rsbuild/output-minify#output-legal-comments',
        support: 'decide',
      },
      {
        options: ['build.ssr'],
        answer: {
          en: "`output.target: 'node'`, the default",
          zh: "`output.target: 'node'`，即默认值",
        },
        link: '/config/rsbuild/output#output-target',
        support: 'converted',
      },
      {
        options: ['build.emitAssets', 'build.ssrEmitAssets'],
        answer: {
          en: '`output.emitAssets`',
          zh: '`output.emitAssets`',
        },
        link: '/config/rsbuild/output-assets#output-emit-assets',
        support: 'converted',
      },
      {
        options: ['build.reportCompressedSize'],
        answer: {
          en: '[performance.printFileSize](/config/rsbuild/performance#performance-print-file-size)',
          zh: '[performance.printFileSize](/config/rsbuild/performance#performance-print-file-size)',
        },
        link: '/config/rsbuild/performance#performance-print-file-size',
        support: 'converted',
      },
      {
        options: ['build.watch'],
        answer: {
          en: '`rslib --watch`',
          zh: '`rslib --watch`',
        },
        link: '/guide/basic/cli',
        support: 'decide',
      },
      {
        options: ['build.write'],
        answer: {
          en: 'none: a [script](/guide/advanced/javascript-api#build) reads the files after the build',
          zh: '无：可以在构建后用[脚本](/guide/advanced/javascript-api#build)读取文件',
        },
        link: '/guide/advanced/javascript-api#build',
        support: 'none',
      },
      {
        options: ['build.dynamicImportVarsOptions'],
        answer: {
          en: 'none: an `import()` with a variable stays, see [below](#import-meta)',
          zh: '无：带有变量的 `import()` 会保留，见[下文](#import-meta)',
        },
        link: '/guide/migration/vite#map-build',
        support: 'none',
      },
      {
        options: ['build.commonjsOptions'],
        answer: {
          en: 'none: CommonJS packages are bundled without any setting',
          zh: '无：CommonJS 的包可以直接打包',
        },
        link: '/guide/migration/vite#map-build',
        support: 'none',
      },
      {
        options: [
          'build.chunkSizeWarningLimit',
          'build.cssCodeSplit',
          'build.modulePreload',
          'build.ssrManifest',
          'build.chunkImportMap',
          'build.createEnvironment',
        ],
        answer: {
          en: 'none',
          zh: '无',
        },
        link: '/guide/migration/vite#map-build',
        support: 'none',
      },
    ],
  },
  /** The options of `build.rolldownOptions`, which are those of `build.rollupOptions` too. */
  bundler: {
    heading: { en: 'Vite', zh: 'Vite' },
    prefix: 'build.rolldownOptions.',
    rows: [
      {
        options: ['input'],
        answer: {
          en: '`source.entry`',
          zh: '`source.entry`',
        },
        link: '/config/rsbuild/source#source-entry',
        support: 'converted',
      },
      {
        options: ['external'],
        answer: {
          en: '[output.externals](/config/rsbuild/output-externals#output-externals). `dependencies` and `peerDependencies` are external in `esm` and `cjs` without a setting',
          zh: '[output.externals](/config/rsbuild/output-externals#output-externals)。`esm` 和 `cjs` 默认不打包 `dependencies` 和 `peerDependencies` 中的包，无需配置',
        },
        link: '/config/rsbuild/output-externals#output-externals',
        support: 'converted',
      },
      {
        options: ['plugins'],
        answer: {
          en: '[plugins](/config/rsbuild/plugins) of Rsbuild; a plugin built with unplugin has an Rspack variant for [tools.rspack](/config/rsbuild/tools#unplugin)',
          zh: 'Rsbuild 的 [plugins](/config/rsbuild/plugins)；基于 unplugin 的插件提供 Rspack 版本，用于 [tools.rspack](/config/rsbuild/tools#unplugin)',
        },
        link: '/config/rsbuild/plugins',
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
        options: ['output.globals'],
        answer: {
          en: '`root` of an external, as above',
          zh: '外部依赖的 `root`，见上文',
        },
        link: '/guide/migration/vite#map-rolldown-options',
        support: 'converted',
      },
      {
        options: ['output.format', 'output.name', 'output.dir'],
        answer: {
          en: 'one lib item: `format`, `umdName`, `output.distPath`',
          zh: '`lib` 的一项，对应 `format`、`umdName`、`output.distPath`',
        },
        link: '/config/rsbuild/output-files#output-dist-path',
        support: 'converted',
      },
      {
        options: ['output.entryFileNames', 'output.chunkFileNames'],
        answer: {
          en: '`output.filename.js`',
          zh: '`output.filename.js`',
        },
        link: '/config/rsbuild/output-files#output-filename-js',
        support: 'converted',
      },
      {
        options: ['output.assetFileNames'],
        answer: {
          en: '`output.filename` with `css`, `svg`, `image` and so on',
          zh: '`output.filename` 的 `css`、`svg`、`image` 等',
        },
        link: '/config/rsbuild/output-files#output-filename',
        support: 'decide',
      },
      {
        options: ['output.preserveModules'],
        answer: {
          en: '[bundle: false](/config/lib/bundle)',
          zh: '[bundle: false](/config/lib/bundle)',
        },
        link: '/config/lib/bundle',
        support: 'converted',
      },
      {
        options: ['output.preserveModulesRoot'],
        answer: {
          en: '[outBase](/config/lib/out-base)',
          zh: '[outBase](/config/lib/out-base)',
        },
        link: '/config/lib/out-base',
        support: 'converted',
      },
      {
        options: ['output.banner', 'output.footer'],
        answer: {
          en: '[banner](/config/lib/banner) and [footer](/config/lib/footer)',
          zh: '[banner](/config/lib/banner) 和 [footer](/config/lib/footer)',
        },
        link: '/config/lib/banner',
        support: 'converted',
      },
      {
        options: ['output.intro', 'output.outro'],
        answer: {
          en: 'none',
          zh: '无',
        },
        link: '/guide/migration/vite#map-rolldown-options',
        support: 'none',
      },
      {
        options: ['output.exports', 'output.esModule', 'output.interop'],
        answer: {
          en: 'none: a default export stays `.default`, unless a [footer](/config/lib/footer) makes it `module.exports`',
          zh: '无：默认导出仍在 `.default` 上，除非用 [footer](/config/lib/footer) 改为 `module.exports`',
        },
        link: '/config/lib/footer',
        support: 'none',
      },
      {
        options: ['output.manualChunks'],
        label: {
          en: '`output.manualChunks`, `output.codeSplitting` as an object',
          zh: '`output.manualChunks`、值为对象的 `output.codeSplitting`',
        },
        answer: {
          en: '`splitChunks`; in CJS, a chunk [is shared only with `runtimeChunk`](/guide/basic/output-structure#shared-state)',
          zh: '`splitChunks`；在 CJS 中还需要[设置 `runtimeChunk`](/guide/basic/output-structure#shared-state)，状态才会共享',
        },
        link: '/guide/basic/output-structure#shared-state',
        support: 'decide',
      },
      {
        options: ['output.codeSplitting', 'output.inlineDynamicImports'],
        label: {
          en: '`output.codeSplitting: false`, `output.inlineDynamicImports`',
          zh: '`output.codeSplitting: false`、`output.inlineDynamicImports`',
        },
        answer: {
          en: '`output.asyncChunks: false` in [tools.rspack](/config/rsbuild/tools), see [One file without chunks](/guide/basic/chunks#one-file)',
          zh: '[tools.rspack](/config/rsbuild/tools) 中的 `output.asyncChunks: false`，见[输出单个文件，不拆分 chunk](/guide/basic/chunks#one-file)',
        },
        link: '/config/rsbuild/tools',
        support: 'decide',
      },
      {
        options: ['output.sourcemap', 'output.minify'],
        label: {
          en: '`sourcemap` and `minify` of `output`',
          zh: '`output` 的 `sourcemap` 和 `minify`',
        },
        answer: {
          en: '`output.sourceMap`, `output.minify`',
          zh: '`output.sourceMap`、`output.minify`',
        },
        link: '/config/rsbuild/output-minify#output-source-map',
        support: 'converted',
      },
      {
        options: [
          'output.advancedChunks',
          'output.cleanDir',
          'output.comments',
          'output.dynamicImportInCjs',
          'output.extend',
          'output.externalLiveBindings',
          'output.file',
          'output.generatedCode',
          'output.hashCharacters',
          'output.hoistTransitiveImports',
          'output.keepNames',
          'output.legalComments',
          'output.minifyInternalExports',
          'output.paths',
          'output.plugins',
          'output.polyfillRequire',
          'output.postBanner',
          'output.postFooter',
          'output.sanitizeFileName',
          'output.sourcemapBaseUrl',
          'output.sourcemapDebugIds',
          'output.sourcemapExcludeSources',
          'output.sourcemapIgnoreList',
          'output.sourcemapPathTransform',
          'output.strict',
          'output.strictExecutionOrder',
          'output.topLevelVar',
          'output.virtualDirname',
          'checks',
          'context',
          'cwd',
          'devtools',
          'experimental',
          'logLevel',
          'makeAbsoluteExternalsRelative',
          'moduleTypes',
          'onLog',
          'onwarn',
          'optimization',
          'platform',
          'preserveEntrySignatures',
          'resolve',
          'shimMissingExports',
          'transform',
          'tsconfig',
          'watch',
        ],
        label: { en: 'the other options', zh: '其他配置项' },
        answer: {
          en: 'none under that name; [tools.rspack](/config/rsbuild/tools) reaches the bundler',
          zh: '没有同名配置项；可以通过 [tools.rspack](/config/rsbuild/tools) 配置打包工具',
        },
        link: '/config/rsbuild/tools',
        support: 'decide',
      },
    ],
  },
  /** The options outside of `build`. */
  rest: {
    heading: { en: 'Vite', zh: 'Vite' },
    rows: [
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
        options: ['resolve.alias'],
        answer: {
          en: 'none needed for `paths` of `tsconfig.json`; else [resolve.alias](/config/rsbuild/resolve#resolve-alias)',
          zh: '如果 `tsconfig.json` 的 `paths` 中已有这个别名，则无需配置；否则使用 [resolve.alias](/config/rsbuild/resolve#resolve-alias)',
        },
        link: '/config/rsbuild/resolve#resolve-alias',
        support: 'converted',
      },
      {
        options: ['resolve.dedupe', 'resolve.extensions', 'resolve.mainFields'],
        answer: {
          en: 'the same names in [resolve](/config/rsbuild/resolve)',
          zh: '[resolve](/config/rsbuild/resolve) 中的同名配置项',
        },
        link: '/config/rsbuild/resolve',
        support: 'same',
      },
      {
        options: ['resolve.conditions'],
        answer: {
          en: '`resolve.conditionNames`',
          zh: '`resolve.conditionNames`',
        },
        link: '/config/rsbuild/resolve#resolve-condition-names',
        support: 'converted',
      },
      {
        options: ['css.modules'],
        answer: {
          en: '`output.cssModules`',
          zh: '`output.cssModules`',
        },
        link: '/config/rsbuild/output-css#output-css-modules',
        support: 'decide',
      },
      {
        options: ['css.postcss', 'css.lightningcss'],
        answer: {
          en: '`tools.postcss`, `tools.lightningcssLoader`',
          zh: '`tools.postcss`、`tools.lightningcssLoader`',
        },
        link: '/config/rsbuild/tools#tools-postcss',
        support: 'decide',
      },
      {
        options: ['css.preprocessorOptions'],
        answer: {
          en: 'the options of the Sass or Less plugin',
          zh: 'Sass 或 Less 插件的配置项',
        },
        link: '/guide/migration/vite#map-the-rest',
        support: 'decide',
      },
      {
        options: ['assetsInclude'],
        answer: {
          en: '[source.assetsInclude](/config/rsbuild/source)',
          zh: '[source.assetsInclude](/config/rsbuild/source)',
        },
        link: '/config/rsbuild/source',
        support: 'same',
      },
      {
        options: ['esbuild', 'oxc'],
        answer: {
          en: '`tools.swc`',
          zh: '`tools.swc`',
        },
        link: '/config/rsbuild/tools#tools-swc',
        support: 'decide',
      },
      {
        options: ['base'],
        answer: {
          en: '[output.assetPrefix](/config/rsbuild/output)',
          zh: '[output.assetPrefix](/config/rsbuild/output)',
        },
        link: '/config/rsbuild/output',
        support: 'converted',
      },
      {
        options: ['envDir', 'mode'],
        answer: {
          en: '`--env-dir`, `--env-mode`, see [Env files](/guide/basic/env-files)',
          zh: '`--env-dir`、`--env-mode`，见[环境变量文件](/guide/basic/env-files)',
        },
        link: '/guide/basic/env-files',
        support: 'decide',
      },
      {
        options: ['envPrefix'],
        answer: {
          en: '`PUBLIC_` on the command line; a different one in a [script](/guide/advanced/javascript-api#load-env)',
          zh: '命令行固定为 `PUBLIC_`；其他前缀需要使用[脚本](/guide/advanced/javascript-api#load-env)',
        },
        link: '/guide/advanced/javascript-api#load-env',
        support: 'decide',
      },
      {
        options: ['root', 'logLevel'],
        answer: {
          en: 'the same names',
          zh: '同名配置项',
        },
        link: '/guide/migration/vite#map-the-rest',
        support: 'same',
      },
      {
        options: ['worker'],
        answer: {
          en: 'none: `new Worker(new URL(…))` is built without any setting, but not in `cjs`',
          zh: '无：`new Worker(new URL(…))` 无需配置，但 `cjs` 不支持',
        },
        link: '/guide/migration/vite#map-the-rest',
        support: 'none',
      },
      {
        options: ['server', 'preview', 'optimizeDeps'],
        answer: {
          en: 'none: keep Vite for the demo',
          zh: '无：演示应用继续使用 Vite 即可',
        },
        link: '/guide/migration/vite#map-the-rest',
        support: 'none',
      },
      {
        options: ['plugins'],
        answer: { en: 'see below', zh: '见下文' },
        link: '/guide/migration/vite#map-the-rest',
        support: 'converted',
      },
      {
        options: [
          'appType',
          'builder',
          'cacheDir',
          'clearScreen',
          'customLogger',
          'dev',
          'devtools',
          'environments',
          'experimental',
          'future',
          'html',
          'input',
          'isBundled',
          'json',
          'legacy',
          'ssr',
          'tsconfig',
          'build.polyfillModulePreload',
        ],
        label: { en: 'the other options', zh: '其他配置项' },
        answer: {
          en: 'none: most of them concern the dev server or applications',
          zh: '无：其中大多用于开发服务器或应用',
        },
        link: '/guide/migration/vite#map-the-rest',
        support: 'none',
      },
    ],
  },
  /** Packages instead of options. */
  plugins: {
    heading: { en: 'Plugin', zh: '插件' },
    rows: [
      {
        options: ['vite-plugin-dts', 'unplugin-dts'],
        answer: {
          en: '[dts](/config/lib/dts), built in',
          zh: '内置的 [dts](/config/lib/dts)',
        },
        link: '/config/lib/dts',
        support: 'converted',
      },
      {
        options: ['@vitejs/plugin-react', '@vitejs/plugin-vue', 'vite-plugin-solid'],
        answer: {
          en: 'the Rsbuild plugins of these names, see [Choose your setup](/guide/solution/)',
          zh: '对应的 Rsbuild 插件，见[选择配置方案](/guide/solution/)',
        },
        link: '/guide/solution/',
        support: 'converted',
      },
      {
        options: ['vite-plugin-svgr'],
        answer: {
          en: '`@rsbuild/plugin-svgr`, see [SVGR](/guide/advanced/svgr-files)',
          zh: '`@rsbuild/plugin-svgr`，见 [SVGR 文件](/guide/advanced/svgr-files)',
        },
        link: '/guide/advanced/svgr-files',
        support: 'decide',
      },
      {
        options: ['vite-tsconfig-paths'],
        answer: {
          en: 'none needed',
          zh: '无需插件',
        },
        link: '/guide/migration/vite#map-the-rest',
        support: 'converted',
      },
      {
        options: ['vite-plugin-css-injected-by-js'],
        answer: {
          en: '[output.injectStyles](/config/rsbuild/output)',
          zh: '[output.injectStyles](/config/rsbuild/output)',
        },
        link: '/config/rsbuild/output',
        support: 'converted',
      },
      {
        options: ['vite-plugin-lib-inject-css'],
        answer: {
          en: 'none: users import the stylesheet, or [output.injectStyles](/config/rsbuild/output) puts it into the JavaScript',
          zh: '无：由使用者导入样式文件，或用 [output.injectStyles](/config/rsbuild/output) 写入 JavaScript',
        },
        link: '/config/rsbuild/output',
        support: 'decide',
      },
      {
        options: ['vite-plugin-static-copy'],
        answer: {
          en: '[output.copy](/config/rsbuild/output-files#output-copy)',
          zh: '[output.copy](/config/rsbuild/output-files#output-copy)',
        },
        link: '/config/rsbuild/output-files#output-copy',
        support: 'converted',
      },
      {
        options: [
          'vite-plugin-externalize-deps',
          'rollup-plugin-node-externals',
          'rollup-plugin-peer-deps-external',
          'rollup-plugin-auto-external',
        ],
        label: {
          en: 'plugins that make packages external',
          zh: '把依赖设为外部依赖的插件',
        },
        answer: {
          en: 'none needed',
          zh: '无需插件',
        },
        link: '/guide/migration/vite#map-the-rest',
        support: 'converted',
      },
    ],
  },
} as const satisfies OptionTables;
