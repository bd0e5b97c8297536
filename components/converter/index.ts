import { defineComponent } from '../../shared/define-component.ts';
import { optionTable as table } from './option-table.ts';
import { texts } from './texts.ts';
import type { SourceTool } from './types.ts';

/** How each tool calls its config. */
const CONFIGS: Readonly<Record<SourceTool, string>> = {
  tsup: 'tsup.config.ts',
  tsdown: 'tsdown.config.ts',
  vite: 'vite.config.ts',
  rollup: 'rollup.config.js',
  unbuild: 'build.config.ts',
  tsc: 'tsconfig.json',
};

export const converter = defineComponent({
  name: 'Converter',
  folder: import.meta.dirname,
  view: () => import('./Converter'),
  hydrate: 'intent',
  texts,
  props: ({ tool }) => ({
    files: [...new Set([CONFIGS[tool as SourceTool] ?? '', 'package.json', 'tsconfig.json'])],
  }),
  markdown: () => '',
});

export const optionTable = defineComponent({
  name: 'OptionTable',
  folder: import.meta.dirname,
  view: () => import('./OptionTable'),
  hydrate: 'never',
  content: ({ tool = '', part }, _words, { lang }) => table(tool, part, lang),
});
