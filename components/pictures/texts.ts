import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  'picture.libItems.alt': {
    en: 'src/index.ts goes through three lib items: format esm writes dist/esm/index.js, cjs writes dist/cjs/index.cjs, and umd writes dist/umd/index.js.',
    zh: 'lib 的三项都以 src/index.ts 为入口：format 为 esm 的一项输出 dist/esm/index.js，cjs 输出 dist/cjs/index.cjs，umd 输出 dist/umd/index.js。',
  },
  'picture.libItems.caption': {
    en: 'Each lib item is one Rsbuild environment, and writes files of its own.',
    zh: 'lib 的每一项对应一个 Rsbuild 环境，分别输出产物。',
  },
  'picture.bundleModes.alt': {
    en: 'With bundle true, src/index.ts and src/slug.ts become one file, dist/index.js. With bundle false they become two, dist/index.js and dist/slug.js.',
    zh: 'bundle 为 true 时，src/index.ts 和 src/slug.ts 合并为一个文件 dist/index.js；为 false 时输出 dist/index.js 和 dist/slug.js 两个文件。',
  },
  'picture.bundleModes.caption': {
    en: 'Bundling joins modules into one file per entry; bundleless output keeps one file per module.',
    zh: '打包时，每个入口合并为一个文件；逐文件输出时，每个模块对应一个文件。',
  },
  'picture.exports.alt': {
    en: 'An import matches the import condition of exports, and a require the require condition. Inside each, a type checker takes types, which is dist/esm/index.d.ts or dist/cjs/index.d.cts, and a runtime takes default, which is dist/esm/index.js or dist/cjs/index.cjs.',
    zh: 'import 匹配 exports 的 import 条件，require 匹配 require 条件。在每个条件中，类型检查使用 types，即 dist/esm/index.d.ts 或 dist/cjs/index.d.cts；运行时使用 default，即 dist/esm/index.js 或 dist/cjs/index.cjs。',
  },
  'picture.exports.caption': {
    en: 'How the exports field leads an import, a require and a type checker to their files.',
    zh: 'import、require 和类型检查如何通过 exports 字段解析到各自的文件。',
  },
} as const satisfies Dictionary;
