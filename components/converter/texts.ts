import type { Dictionary } from '../../shared/texts.ts';

/** What the panel says before a conversion. The rest is in `result-texts.ts` and `convert/texts.ts`, loaded with it. */
export const texts = {
  'converter.config': { en: 'Config of your tool', zh: '原工具的配置文件' },
  'converter.optional': { en: '{{name}} (optional)', zh: '{{name}}（可选）' },
  'converter.convert': { en: 'Convert', zh: '转换' },
  'converter.busy': { en: 'Converting…', zh: '正在转换…' },
  'converter.failed': {
    en: 'The converter did not load or answer. What you pasted is still here: try again.',
    zh: '转换功能没有加载或响应。粘贴的内容仍然保留，请重试。',
  },
} as const satisfies Dictionary;
