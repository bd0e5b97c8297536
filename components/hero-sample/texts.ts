import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  'home.proof': {
    en: 'All {{samples}} samples on this site were run with the published @rslib/core {{version}}.',
    zh: '本站的 {{samples}} 个示例均用已发布的 @rslib/core {{version}} 实际运行过。',
  },
  'home.datedProof': {
    en: 'All {{samples}} samples on this site were run with the published @rslib/core {{version}}. They last changed on {{date}}.',
    zh: '本站的 {{samples}} 个示例均用已发布的 @rslib/core {{version}} 实际运行过，最近更新于 {{date}}。',
  },
} as const satisfies Dictionary;
