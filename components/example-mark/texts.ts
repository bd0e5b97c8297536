import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  exampleMark: { en: 'Built with @rslib/core {{version}}', zh: '由 @rslib/core {{version}} 构建' },
} as const satisfies Dictionary;
