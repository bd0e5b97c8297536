import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  'tabs.name': { en: 'Choices', zh: '标签页' },
  'tabs.packageManager': { en: 'Package manager', zh: '包管理器' },
} as const satisfies Dictionary;
