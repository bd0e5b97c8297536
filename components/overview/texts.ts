import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  'overview.count': { en: 'Pages: {{pages}}', zh: '共 {{pages}} 个页面' },
  'overview.found': { en: 'Matching pages: {{pages}} of {{all}}', zh: '共 {{all}} 个页面，匹配 {{pages}} 个' },
} as const satisfies Dictionary;
