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
          en: 'a lib item with `bundle: false`',
          zh: '设置了 `bundle: false` 的 lib',
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
        options: ['--stub'],
        answer: {
          en: 'none: [watch the package](/guide/advanced/monorepo#watch-a-package)',
          zh: '没有对应的功能，请[监听子包](/guide/advanced/monorepo#watch-a-package)',
        },
        link: '/guide/advanced/monorepo#watch-a-package',
        support: 'decide',
      },
    ],
  },
} as const satisfies OptionTables;
