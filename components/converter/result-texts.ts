import { languageFacts } from '../../shared/languages';
import type { Dictionary } from '../../shared/texts';

/** What is said about a conversion. */
export const resultTexts = {
  done: { en: 'Converted from {{tool}}: {{files}}', zh: '已从 {{tool}} 转换，得到 {{files}}' },
  refused: { en: 'Nothing was converted, for the reason below.', zh: '未能转换，原因如下。' },
  error: { en: 'To correct: {{count}}', zh: '需要修正：{{count}}' },
  none: { en: 'Without a counterpart: {{count}}', zh: '没有对应的配置项：{{count}}' },
  decide: { en: 'For you to decide: {{count}}', zh: '需要你来决定：{{count}}' },
  converted: { en: 'Converted: {{count}}', zh: '已转换：{{count}}' },
  line: { en: 'line {{line}}', zh: '第 {{line}} 行' },
  lineOf: { en: '{{file}}, line {{line}}', zh: '{{file}} 第 {{line}} 行' },
  details: { en: 'Details', zh: '详情' },
  detailsOf: { en: 'Details: {{name}}', zh: '详情：{{name}}' },
} as const satisfies Dictionary;

/** Looks up a text about a conversion, and fills in its placeholders. */
export function resultText(
  lang: string,
  key: keyof typeof resultTexts,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text: string = resultTexts[key][languageFacts(lang).lang];
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
