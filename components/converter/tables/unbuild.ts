import type { OptionTables } from '../types.ts';

/** What Rslib has for the options of unbuild: the tables of its page, and the keys of the converter's rules. */
export const unbuild = {
  options: {
    heading: { en: '`build.config.ts`', zh: '`build.config.ts`' },
    rows: [
      {
        options: ['entries'],
        answer: {
          en: '[source.entry](/config/rsbuild/source#source-entry)',
          zh: '[source.entry](/config/rsbuild/source#source-entry)',
        },
        link: '/config/rsbuild/source#source-entry',
        support: 'converted',
      },
      {
        options: ['entries.builder'],
        label: {
          en: "`entries` with `builder: 'mkdist'`",
          zh: "`builder: 'mkdist'` 的 `entries`",
        },
        answer: {
          en: 'a lib item with `bundle: false`, and `output.copy` for files that are no code',
          zh: '设置了 `bundle: false` 的 lib，代码以外的文件用 `output.copy` 复制',
        },
        link: '/config/lib/bundle',
        support: 'converted',
      },
      {
        options: ['declaration'],
        answer: {
          en: '[lib.dts](/config/lib/dts)',
          zh: '[lib.dts](/config/lib/dts)',
        },
        link: '/config/lib/dts',
        support: 'converted',
      },
      {
        options: ['rollup.emitCJS'],
        answer: {
          en: "a lib item with `format: 'cjs'`",
          zh: "`format: 'cjs'` 的 lib",
        },
        link: '/config/lib/format#cjs',
        support: 'converted',
      },
      {
        options: ['rollup.inlineDependencies'],
        answer: {
          en: '[output.autoExternal](/guide/advanced/third-party-deps#bundle-a-dependency)',
          zh: '[output.autoExternal](/guide/advanced/third-party-deps#bundle-a-dependency)',
        },
        link: '/guide/advanced/third-party-deps#bundle-a-dependency',
        support: 'converted',
      },
      {
        options: ['externals'],
        answer: {
          en: '[output.externals](/config/rsbuild/output-externals#output-externals)',
          zh: '[output.externals](/config/rsbuild/output-externals#output-externals)',
        },
        link: '/config/rsbuild/output-externals#output-externals',
        support: 'converted',
      },
      {
        options: ['clean'],
        answer: {
          en: '[output.cleanDistPath](/config/rsbuild/output-files#output-clean-dist-path)',
          zh: '[output.cleanDistPath](/config/rsbuild/output-files#output-clean-dist-path)',
        },
        link: '/config/rsbuild/output-files#output-clean-dist-path',
        support: 'converted',
      },
      {
        options: ['stub', 'stubOptions'],
        label: { en: '`--stub`', zh: '`--stub`' },
        answer: {
          en: 'none: [watch the package](/guide/advanced/monorepo#watch-a-package)',
          zh: '没有对应的功能，可以[监听子包](/guide/advanced/monorepo#watch-a-package)',
        },
        link: '/guide/advanced/monorepo#watch-a-package',
        support: 'decide',
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
        options: ['sourcemap'],
        answer: {
          en: '[output.sourceMap](/config/rsbuild/output-minify#output-source-map)',
          zh: '[output.sourceMap](/config/rsbuild/output-minify#output-source-map)',
        },
        link: '/config/rsbuild/output-minify#output-source-map',
        support: 'converted',
      },
      {
        options: ['alias', 'rollup.alias'],
        answer: {
          en: '[resolve.alias](/config/rsbuild/resolve#resolve-alias)',
          zh: '[resolve.alias](/config/rsbuild/resolve#resolve-alias)',
        },
        link: '/config/rsbuild/resolve#resolve-alias',
        support: 'converted',
      },
      {
        options: ['replace', 'rollup.replace'],
        answer: {
          en: '[source.define](/config/rsbuild/source-define), which replaces expressions, not text',
          zh: '[source.define](/config/rsbuild/source-define)，替换的是表达式，而不是文本',
        },
        link: '/config/rsbuild/source-define',
        support: 'converted',
      },
      {
        options: ['rollup.esbuild'],
        answer: {
          en: '[syntax](/config/lib/syntax) for its `target`, and [output.minify](/config/rsbuild/output-minify#output-minify)',
          zh: '`target` 改为 [syntax](/config/lib/syntax)，压缩见 [output.minify](/config/rsbuild/output-minify#output-minify)',
        },
        link: '/config/lib/syntax',
        support: 'converted',
      },
      {
        options: ['rollup.output.banner', 'rollup.output.footer'],
        answer: {
          en: '[banner](/config/lib/banner) and [footer](/config/lib/footer)',
          zh: '[banner](/config/lib/banner) 和 [footer](/config/lib/footer)',
        },
        link: '/config/lib/banner',
        support: 'converted',
      },
      {
        options: ['rollup.output.entryFileNames'],
        answer: {
          en: '[output.filename.js](/config/rsbuild/output-files#output-filename-js)',
          zh: '[output.filename.js](/config/rsbuild/output-files#output-filename-js)',
        },
        link: '/config/rsbuild/output-files#output-filename-js',
        support: 'converted',
      },
      {
        options: ['hooks'],
        answer: {
          en: 'a [plugin](/config/rsbuild/plugins) with `onBeforeBuild` or `onAfterBuild`',
          zh: '使用 `onBeforeBuild` 或 `onAfterBuild` 的[插件](/config/rsbuild/plugins)',
        },
        link: '/config/rsbuild/plugins',
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
        options: ['watch', 'watchOptions', 'rollup.watch'],
        answer: { en: '`rslib --watch`', zh: '`rslib --watch`' },
        link: '/guide/basic/cli',
        support: 'decide',
      },
      {
        options: [
          'name',
          'rootDir',
          'dependencies',
          'devDependencies',
          'peerDependencies',
          'parallel',
          'preset',
          'rollup.cjsBridge',
          'rollup.commonjs',
          'rollup.dts',
          'rollup.json',
          'rollup.output',
          'rollup.preserveDynamicImports',
          'rollup.resolve',
        ],
        label: { en: 'the other options', zh: '其他配置项' },
        answer: { en: 'none', zh: '无' },
        link: '/guide/migration/other-tools#unbuild',
        support: 'none',
      },
    ],
  },
} as const satisfies OptionTables;
