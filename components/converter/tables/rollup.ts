import type { OptionTables } from '../types.ts';

/** What Rslib has for the options of Rollup: the tables of its page, and the keys of the converter's rules. */
export const rollup = {
  options: {
    heading: { en: 'Rollup', zh: 'Rollup' },
    rows: [
      {
        options: ['input'],
        answer: {
          en: '[source.entry](/config/rsbuild/source#source-entry), always an object. Globs only with `bundle: false`',
          zh: '[source.entry](/config/rsbuild/source#source-entry)，值必须是对象。只有 `bundle: false` 时可以用 glob',
        },
        link: '/config/rsbuild/source#source-entry',
        support: 'converted',
      },
      {
        options: ['external'],
        answer: {
          en: '[output.externals](/config/rsbuild/output-externals#output-externals); `dependencies` and `peerDependencies` need none in `esm` and `cjs`',
          zh: '[output.externals](/config/rsbuild/output-externals#output-externals)；`esm` 和 `cjs` 中的 `dependencies` 和 `peerDependencies` 无需设置',
        },
        link: '/config/rsbuild/output-externals#output-externals',
        support: 'converted',
      },
      {
        options: ['plugins', 'output.plugins'],
        label: { en: '`plugins`', zh: '`plugins`' },
        answer: {
          en: 'see below',
          zh: '见下文',
        },
        link: '/guide/migration/rollup#map-the-options',
        support: 'converted',
      },
      {
        options: ['output.format'],
        answer: {
          en: '[format](/config/lib/format): `es` is `esm`, `cjs` and `umd` keep their names. An `iife` with exports becomes `umd`, which also replaces `amd`',
          zh: '[format](/config/lib/format)：`es` 改为 `esm`，`cjs` 和 `umd` 名称不变。有导出的 `iife` 改为 `umd`，`amd` 也使用 `umd`',
        },
        link: '/config/lib/format',
        support: 'converted',
      },
      {
        options: ['output.dir', 'output.file'],
        answer: {
          en: '[output.distPath](/config/rsbuild/output-files#output-dist-path), and the key of `source.entry`',
          zh: '[output.distPath](/config/rsbuild/output-files#output-dist-path) 和 `source.entry` 的键',
        },
        link: '/config/rsbuild/output-files#output-dist-path',
        support: 'converted',
      },
      {
        options: ['output.entryFileNames', 'output.chunkFileNames'],
        answer: {
          en: '[output.filename.js](/config/rsbuild/output-files#output-filename-js)',
          zh: '[output.filename.js](/config/rsbuild/output-files#output-filename-js)',
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
        options: ['output.name'],
        answer: {
          en: '[umdName](/config/lib/umd-name)',
          zh: '[umdName](/config/lib/umd-name)',
        },
        link: '/config/lib/umd-name',
        support: 'converted',
      },
      {
        options: ['output.globals'],
        answer: {
          en: 'the name under `root` of an external, see [Third-party dependencies](/guide/advanced/third-party-deps)',
          zh: '外部依赖中 `root` 的名称，见[处理第三方依赖](/guide/advanced/third-party-deps)',
        },
        link: '/guide/advanced/third-party-deps',
        support: 'converted',
      },
      {
        options: ['output.amd.id'],
        answer: {
          en: '[umdName](/config/lib/umd-name) with `amd`, and `umdNamedDefine` in `output.library` of Rspack',
          zh: '[umdName](/config/lib/umd-name) 的 `amd`，并在 Rspack 的 `output.library` 中设置 `umdNamedDefine`',
        },
        link: '/config/lib/umd-name',
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
          en: '[banner](/config/lib/banner) and [footer](/config/lib/footer) in `esm` and `cjs`, none in `umd` and `iife`',
          zh: '`esm` 和 `cjs` 用 [banner](/config/lib/banner) 和 [footer](/config/lib/footer)，`umd` 和 `iife` 没有对应的设置',
        },
        link: '/config/lib/banner',
        support: 'converted',
      },
      {
        options: ['output.sourcemap'],
        label: {
          en: '`sourcemap` of `output`',
          zh: '`output` 的 `sourcemap`',
        },
        answer: {
          en: '[output.sourceMap](/config/rsbuild/output-minify#output-source-map)',
          zh: '[output.sourceMap](/config/rsbuild/output-minify#output-source-map)',
        },
        link: '/config/rsbuild/output-minify#output-source-map',
        support: 'converted',
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
        answer: {
          en: '`splitChunks`; in CJS, a chunk [is shared only with `runtimeChunk`](/guide/basic/output-structure#shared-state)',
          zh: '`splitChunks`；在 CJS 中还需要[设置 `runtimeChunk`](/guide/basic/output-structure#shared-state)，状态才会共享',
        },
        link: '/guide/basic/output-structure#shared-state',
        support: 'decide',
      },
      {
        options: ['output.inlineDynamicImports'],
        answer: {
          en: '`output.asyncChunks: false` in [tools.rspack](/config/rsbuild/tools), see [One file without chunks](/guide/basic/chunks#one-file)',
          zh: '[tools.rspack](/config/rsbuild/tools) 中的 `output.asyncChunks: false`，见[输出单个文件，不拆分 chunk](/guide/basic/chunks#one-file)',
        },
        link: '/config/rsbuild/tools',
        support: 'decide',
      },
      {
        options: ['output.paths'],
        answer: {
          en: '`output.externals` as an object: the value is the path to import',
          zh: '对象形式的 `output.externals`：值是要导入的路径',
        },
        link: '/config/rsbuild/output-externals#output-externals',
        support: 'converted',
      },
      {
        options: ['output.externalImportAttributes', 'output.generatedCode', 'output.freeze', 'output.strict'],
        answer: {
          en: 'none',
          zh: '无',
        },
        link: '/guide/migration/rollup#map-the-options',
        support: 'none',
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
        options: ['context', 'moduleContext', 'shimMissingExports', 'preserveEntrySignatures'],
        answer: {
          en: 'none',
          zh: '无',
        },
        link: '/guide/migration/rollup#map-the-options',
        support: 'none',
      },
      {
        options: ['onwarn', 'onLog', 'logLevel'],
        answer: {
          en: '`logLevel`',
          zh: '`logLevel`',
        },
        link: '/config/rsbuild/log-level',
        support: 'converted',
      },
      {
        options: ['watch'],
        answer: {
          en: '`rslib --watch`',
          zh: '`rslib --watch`',
        },
        link: '/guide/basic/cli',
        support: 'decide',
      },
      {
        options: [],
        label: {
          en: 'several configs in an array',
          zh: '数组形式的多份配置',
        },
        answer: {
          en: 'lib items, which are built at the same time',
          zh: '`lib` 的各项，会同时构建',
        },
        link: '/guide/migration/rollup#map-the-options',
        support: 'converted',
      },
      {
        options: [
          'output.compact',
          'output.dynamicImportInCjs',
          'output.experimentalMinChunkSize',
          'output.extend',
          'output.externalImportAssertions',
          'output.externalLiveBindings',
          'output.hashCharacters',
          'output.hoistTransitiveImports',
          'output.importAttributesKey',
          'output.indent',
          'output.minifyInternalExports',
          'output.noConflict',
          'output.onlyExplicitManualChunks',
          'output.reexportProtoFromExternal',
          'output.sanitizeFileName',
          'output.sourcemapBaseUrl',
          'output.sourcemapDebugIds',
          'output.sourcemapExcludeSources',
          'output.sourcemapFile',
          'output.sourcemapFileNames',
          'output.sourcemapIgnoreList',
          'output.sourcemapPathTransform',
          'output.systemNullSetters',
          'output.validate',
          'output.virtualDirname',
          'cache',
          'experimentalCacheExpiry',
          'experimentalLogSideEffects',
          'fs',
          'jsx',
          'makeAbsoluteExternalsRelative',
          'maxParallelFileOps',
          'perf',
          'preserveSymlinks',
          'strictDeprecations',
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
  /** Packages instead of options. */
  plugins: {
    heading: { en: 'Plugin', zh: '插件' },
    rows: [
      {
        options: ['@rollup/plugin-node-resolve', '@rollup/plugin-commonjs', '@rollup/plugin-json'],
        answer: {
          en: 'none needed',
          zh: '无需插件',
        },
        link: '/guide/migration/rollup#map-the-plugins',
        support: 'converted',
      },
      {
        options: [
          '@rollup/plugin-typescript',
          'rollup-plugin-typescript2',
          'rollup-plugin-esbuild',
          '@rollup/plugin-swc',
          '@rollup/plugin-sucrase',
        ],
        answer: {
          en: 'none needed; [syntax](/config/lib/syntax) sets the syntax level',
          zh: '无需插件；语法版本由 [syntax](/config/lib/syntax) 设置',
        },
        link: '/config/lib/syntax',
        support: 'converted',
      },
      {
        options: ['rollup-plugin-dts'],
        answer: {
          en: '[dts.bundle](/config/lib/dts-bundle)',
          zh: '[dts.bundle](/config/lib/dts-bundle)',
        },
        link: '/config/lib/dts-bundle',
        support: 'converted',
      },
      {
        options: ['@rollup/plugin-babel'],
        answer: {
          en: 'none for the syntax; for Babel plugins, `@rsbuild/plugin-babel`',
          zh: '语法转换无需插件；如果用到 Babel 插件，则使用 `@rsbuild/plugin-babel`',
        },
        link: '/config/rsbuild/plugins',
        support: 'decide',
      },
      {
        options: ['@rollup/plugin-replace'],
        answer: {
          en: '[source.define](/config/rsbuild/source-define), which replaces expressions, not text',
          zh: '[source.define](/config/rsbuild/source-define)，替换的是表达式，而不是文本',
        },
        link: '/config/rsbuild/source-define',
        support: 'converted',
      },
      {
        options: ['@rollup/plugin-alias'],
        answer: {
          en: 'none needed for `paths` of `tsconfig.json`; else [resolve.alias](/config/rsbuild/resolve#resolve-alias)',
          zh: '如果 `tsconfig.json` 的 `paths` 中已有这个别名，则无需配置；否则使用 [resolve.alias](/config/rsbuild/resolve#resolve-alias)',
        },
        link: '/config/rsbuild/resolve#resolve-alias',
        support: 'converted',
      },
      {
        options: ['@rollup/plugin-terser', 'rollup-plugin-terser'],
        answer: {
          en: '[output.minify](/config/rsbuild/output-minify#output-minify)',
          zh: '[output.minify](/config/rsbuild/output-minify#output-minify)',
        },
        link: '/config/rsbuild/output-minify#output-minify',
        support: 'converted',
      },
      {
        options: ['@rollup/plugin-url', '@rollup/plugin-image'],
        answer: {
          en: 'none needed, see [Static assets](/guide/advanced/static-assets)',
          zh: '无需插件，见[静态资源](/guide/advanced/static-assets)',
        },
        link: '/guide/advanced/static-assets',
        support: 'decide',
      },
      {
        options: ['rollup-plugin-string', 'rollup-plugin-raw'],
        answer: {
          en: '`?raw`, see [Static assets](/guide/advanced/static-assets)',
          zh: '`?raw`，见[静态资源](/guide/advanced/static-assets)',
        },
        link: '/guide/advanced/static-assets',
        support: 'decide',
      },
      {
        options: ['@svgr/rollup'],
        answer: {
          en: '`@rsbuild/plugin-svgr`, see [SVGR](/guide/advanced/svgr-files)',
          zh: '`@rsbuild/plugin-svgr`，见 [SVGR 文件](/guide/advanced/svgr-files)',
        },
        link: '/guide/advanced/svgr-files',
        support: 'decide',
      },
      {
        options: ['rollup-plugin-postcss'],
        answer: {
          en: "`output.injectStyles` with `target: 'web'`; `output.emitCss` for `extract`; Sass and Less have [plugins](/config/rsbuild/plugins)",
          zh: "`output.injectStyles`，并设置 `target: 'web'`；`extract` 对应 `output.emitCss`；Sass 和 Less 有对应的[插件](/config/rsbuild/plugins)",
        },
        link: '/config/rsbuild/output-css#output-inject-styles',
        support: 'converted',
      },
      {
        options: ['rollup-plugin-peer-deps-external', 'rollup-plugin-node-externals', 'rollup-plugin-auto-external'],
        answer: {
          en: 'none needed, see [autoExternal](/config/lib/auto-external)',
          zh: '无需插件，见 [autoExternal](/config/lib/auto-external)',
        },
        link: '/config/lib/auto-external',
        support: 'converted',
      },
      {
        options: ['rollup-plugin-copy', 'rollup-plugin-delete'],
        answer: {
          en: '[output.copy](/config/rsbuild/output-files#output-copy), [output.cleanDistPath](/config/rsbuild/output-files#output-clean-dist-path)',
          zh: '[output.copy](/config/rsbuild/output-files#output-copy)、[output.cleanDistPath](/config/rsbuild/output-files#output-clean-dist-path)',
        },
        link: '/config/rsbuild/output-files#output-copy',
        support: 'converted',
      },
      {
        options: ['rollup-plugin-preserve-directives'],
        answer: {
          en: 'none needed in `esm` and `cjs` for a directive at the top of an entry or of a bundleless file, see [Client components](/guide/solution/client-components)',
          zh: '在 `esm` 和 `cjs` 中，如果指令写在入口或逐文件输出（bundleless）的文件的开头，则无需插件，见[客户端组件](/guide/solution/client-components)',
        },
        link: '/guide/solution/client-components',
        support: 'converted',
      },
      {
        options: ['@rollup/plugin-dynamic-import-vars'],
        answer: {
          en: 'a setting of the bundler, see [import() with a variable](/guide/basic/chunks#import-with-a-variable)',
          zh: '由打包工具的配置处理，见 [import() 的路径含有变量](/guide/basic/chunks#import-with-a-variable)',
        },
        link: '/guide/basic/chunks#import-with-a-variable',
        support: 'decide',
      },
      {
        options: ['@rollup/plugin-wasm'],
        answer: {
          en: '[wasm](/config/lib/wasm)',
          zh: '[wasm](/config/lib/wasm)',
        },
        link: '/config/lib/wasm',
        support: 'decide',
      },
      {
        options: ['@rollup/plugin-virtual', '@rollup/plugin-inject'],
        answer: {
          en: '[tools.rspack](/config/rsbuild/tools) reaches the bundler',
          zh: '可以通过 [tools.rspack](/config/rsbuild/tools) 配置打包工具',
        },
        link: '/config/rsbuild/tools',
        support: 'decide',
      },
      {
        options: ['rollup-plugin-visualizer'],
        answer: {
          en: 'Rsdoctor, see [Debug a build](/guide/advanced/debugging)',
          zh: 'Rsdoctor，见[调试构建](/guide/advanced/debugging)',
        },
        link: '/guide/advanced/debugging',
        support: 'decide',
      },
    ],
  },
} as const satisfies OptionTables;
