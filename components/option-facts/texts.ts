import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  'optionFacts.when': { en: 'With', zh: '条件' },
  'optionFacts.place': { en: 'Set in', zh: '可用位置' },
  'optionFacts.place.both': { en: 'A lib item, or the top level', zh: '顶层，或 lib 的某一项' },
  'optionFacts.place.lib': { en: 'A lib item only', zh: '仅限 lib 的某一项' },
  'optionFacts.place.top': { en: 'The top level only', zh: '仅限顶层' },
  'optionFacts.deprecated': { en: 'Deprecated', zh: '已弃用' },
  'optionFacts.deprecated.use': { en: 'Use {{replacement}} instead.', zh: '改用 {{replacement}}。' },
} as const satisfies Dictionary;
