import type { OptionTables } from '../types.ts';

/** What Rslib has for the options of tsc, those of tsconfig.json: the tables of its page, and the keys of the converter's rules. */
export const tsc = {
  options: {
    heading: { en: '`tsconfig.json`', zh: '`tsconfig.json`' },
    prefix: 'compilerOptions.',
    rows: [
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
        options: ['rootDir'],
        answer: {
          en: 'stays, for declarations; for JavaScript, [outBase](/config/lib/out-base)',
          zh: '保留，用于类型声明；JavaScript 使用 [outBase](/config/lib/out-base)',
        },
        link: '/config/lib/out-base',
        support: 'converted',
      },
      {
        options: ['target', 'lib'],
        answer: {
          en: '[syntax](/config/lib/syntax) for the output; both stay for the type check',
          zh: '产物的语法版本由 [syntax](/config/lib/syntax) 设置；这两项保留，用于类型检查',
        },
        link: '/config/lib/syntax',
        support: 'converted',
      },
      {
        options: ['module'],
        answer: {
          en: '[format](/config/lib/format); one build can emit several',
          zh: '[format](/config/lib/format)，一次构建可以输出多种格式',
        },
        link: '/config/lib/format',
        support: 'converted',
      },
      {
        options: ['declaration', 'emitDeclarationOnly'],
        answer: {
          en: '[dts](/config/lib/dts)',
          zh: '[dts](/config/lib/dts)',
        },
        link: '/config/lib/dts',
        support: 'converted',
      },
      {
        options: ['declarationDir'],
        answer: {
          en: '[dts.distPath](/config/lib/dts#dts-dist-path)',
          zh: '[dts.distPath](/config/lib/dts#dts-dist-path)',
        },
        link: '/config/lib/dts#dts-dist-path',
        support: 'converted',
      },
      {
        options: ['declarationMap'],
        answer: {
          en: 'stays',
          zh: '保留',
        },
        link: '/guide/migration/tsc#map-the-options',
        support: 'same',
      },
      {
        options: ['composite', 'references'],
        answer: {
          en: '[dts.build](/config/lib/dts-build)',
          zh: '[dts.build](/config/lib/dts-build)',
        },
        link: '/config/lib/dts-build',
        support: 'decide',
      },
      {
        options: ['incremental', 'tsBuildInfoFile'],
        answer: {
          en: 'none for JavaScript, which uses the [build cache](/guide/advanced/build-cache)',
          zh: 'JavaScript 没有对应项，由[构建缓存](/guide/advanced/build-cache)代替',
        },
        link: '/guide/advanced/build-cache',
        support: 'none',
      },
      {
        options: ['sourceMap', 'inlineSourceMap', 'inlineSources'],
        answer: {
          en: "[output.sourceMap](/config/rsbuild/output-minify#output-source-map); `{ js: 'inline-source-map' }` for a map in the file",
          zh: "[output.sourceMap](/config/rsbuild/output-minify#output-source-map)；`{ js: 'inline-source-map' }` 把 source map 写在文件中",
        },
        link: '/config/rsbuild/output-minify#output-source-map',
        support: 'converted',
      },
      {
        options: ['removeComments'],
        answer: {
          en: 'stays, for declarations; for JavaScript, [output.minify](/config/rsbuild/output-minify#output-minify)',
          zh: '保留，用于类型声明；JavaScript 使用 [output.minify](/config/rsbuild/output-minify#output-minify)',
        },
        link: '/config/rsbuild/output-minify#output-minify',
        support: 'same',
      },
      {
        options: ['stripInternal'],
        answer: {
          en: 'stays, for declarations',
          zh: '保留，用于类型声明',
        },
        link: '/guide/migration/tsc#map-the-options',
        support: 'same',
      },
      {
        options: ['importHelpers'],
        answer: {
          en: '[externalHelpers](/config/lib/external-helpers), with `@swc/helpers` instead of `tslib`',
          zh: '[externalHelpers](/config/lib/external-helpers)，使用 `@swc/helpers`，而不是 `tslib`',
        },
        link: '/config/lib/external-helpers',
        support: 'decide',
      },
      {
        options: ['noEmitHelpers', 'downlevelIteration', 'mapRoot'],
        answer: {
          en: 'none',
          zh: '无',
        },
        link: '/guide/migration/tsc#map-the-options',
        support: 'none',
      },
      {
        options: ['emitBOM', 'newLine', 'sourceRoot'],
        answer: {
          en: 'none for JavaScript; they stay, for declarations',
          zh: 'JavaScript 无对应配置项；对类型声明文件仍然有效',
        },
        link: '/guide/migration/tsc#map-the-options',
        support: 'none',
      },
      {
        options: ['noEmitOnError'],
        answer: {
          en: 'stays, for declarations; JavaScript is written in any case, and [dts.abortOnError](/config/lib/dts-abort-on-error), which is on, fails the build',
          zh: '对类型声明文件仍然有效；JavaScript 始终会输出，[dts.abortOnError](/config/lib/dts-abort-on-error) 默认开启，构建会失败',
        },
        link: '/config/lib/dts-abort-on-error',
        support: 'same',
      },
      {
        options: ['jsx', 'jsxImportSource'],
        answer: {
          en: '`@rsbuild/plugin-react`, see [React](/guide/solution/react)',
          zh: '`@rsbuild/plugin-react`，见 [React 库](/guide/solution/react)',
        },
        link: '/guide/solution/react',
        support: 'decide',
      },
      {
        options: ['paths'],
        answer: {
          en: 'stays, and now applies to JavaScript as well',
          zh: '保留，并且对 JavaScript 同样有效',
        },
        link: '/guide/migration/tsc#map-the-options',
        support: 'same',
      },
      {
        options: ['experimentalDecorators', 'emitDecoratorMetadata'],
        answer: {
          en: 'stay, see [Decorators](/guide/basic/typescript#decorators)',
          zh: '保留，见[装饰器](/guide/basic/typescript#decorators)',
        },
        link: '/guide/basic/typescript#decorators',
        support: 'same',
      },
      {
        options: ['useDefineForClassFields'],
        answer: {
          en: 'none: the setting is ignored and fields are defined, even with `false`; `experimentalDecorators` or `declare` changes that, see [Class fields](/guide/basic/typescript#class-fields)',
          zh: '无：该设置会被忽略，设为 `false` 时类字段仍按 define 语义编译；可以改用 `experimentalDecorators` 或 `declare`，见[类字段](/guide/basic/typescript#class-fields)',
        },
        link: '/guide/basic/typescript#class-fields',
        support: 'none',
      },
      {
        options: ['preserveConstEnums', 'isolatedModules'],
        answer: {
          en: 'every `const enum` is preserved; `isolatedModules` stays, so that the type check reports what cannot be compiled one file at a time',
          zh: '`const enum` 始终保留；`isolatedModules` 保留，以便类型检查发现单个文件无法判断的问题',
        },
        link: '/guide/migration/tsc#map-the-options',
        support: 'converted',
      },
      {
        options: ['verbatimModuleSyntax', 'allowJs', 'checkJs', 'resolveJsonModule', 'strict'],
        label: {
          en: '`verbatimModuleSyntax`, `allowJs`, `checkJs`, `resolveJsonModule`, `strict` and other checks',
          zh: '`verbatimModuleSyntax`、`allowJs`、`checkJs`、`resolveJsonModule`、`strict` 等检查',
        },
        answer: {
          en: 'stay',
          zh: '保留',
        },
        link: '/guide/migration/tsc#map-the-options',
        support: 'same',
      },
      {
        options: ['include', 'exclude', 'files'],
        answer: {
          en: 'stay, for declarations and the type check; for JavaScript, [source.entry](/config/rsbuild/source#source-entry) with globs',
          zh: '保留，用于类型声明和类型检查；JavaScript 使用 [source.entry](/config/rsbuild/source#source-entry) 中的 glob',
        },
        link: '/config/rsbuild/source#source-entry',
        support: 'converted',
      },
    ],
  },
  /** Commands instead of options. */
  commands: {
    heading: { en: 'Command', zh: '命令' },
    rows: [
      {
        options: ['tsc'],
        answer: {
          en: '`rslib`',
          zh: '`rslib`',
        },
        link: '/guide/basic/cli',
        support: 'converted',
      },
      {
        options: ['tsc --watch'],
        answer: {
          en: '`rslib --watch`',
          zh: '`rslib --watch`',
        },
        link: '/guide/basic/cli',
        support: 'converted',
      },
      {
        options: ['tsc -p tsconfig.build.json'],
        answer: {
          en: '`rslib --tsconfig tsconfig.build.json`',
          zh: '`rslib --tsconfig tsconfig.build.json`',
        },
        link: '/config/rsbuild/source#source-tsconfig-path',
        support: 'converted',
      },
      {
        options: ['tsc -b'],
        answer: {
          en: '[dts.build](/config/lib/dts-build)',
          zh: '[dts.build](/config/lib/dts-build)',
        },
        link: '/config/lib/dts-build',
        support: 'converted',
      },
      {
        options: ['tsc --noEmit'],
        answer: {
          en: 'stays',
          zh: '保留',
        },
        link: '/guide/migration/tsc#map-the-options',
        support: 'converted',
      },
      {
        options: ['tsc && cp …'],
        answer: {
          en: '`rslib`: files that the source refers to are emitted, others are for [output.copy](/config/rsbuild/output-files#output-copy)',
          zh: '`rslib`：源码引用的文件会自动输出，其他文件使用 [output.copy](/config/rsbuild/output-files#output-copy)',
        },
        link: '/config/rsbuild/output-files#output-copy',
        support: 'converted',
      },
    ],
  },
} as const satisfies OptionTables;
