import type { Dictionary } from '../../../shared/texts.ts';

/** What the notes of a conversion say. Values are code, so they need no translation. */
export const texts = {
  'converter.error.nothing': { en: 'Nothing was pasted.', zh: '没有粘贴任何内容。' },
} as const satisfies Dictionary;
