import type { Dictionary } from '../../shared/texts.ts';

/** What the panel says. What notes say is in `convert/texts.ts`, which only the worker loads. */
export const texts = {
  'converter.name': { en: 'Convert your config', zh: '转换你的配置' },
  'converter.markdown': {
    en: 'The web page has a form here that converts the config in the browser.',
    zh: '网页版在此处提供表单，可以直接在浏览器中转换配置。',
  },
  'converter.private': {
    en: 'The conversion runs in this tab. What you paste is sent nowhere.',
    zh: '转换只在当前标签页中进行，粘贴的内容不会发送到任何地方。',
  },
  'converter.config': { en: 'Config of your tool', zh: '原工具的配置文件' },
  'converter.optional': { en: '{{name}} (optional)', zh: '{{name}}（可选）' },
  'converter.convert': { en: 'Convert', zh: '转换' },
  'converter.retry': { en: 'Try again', zh: '重试' },
  'converter.noScript': {
    en: 'The converter needs JavaScript. The tables of the migration guides say the same for each option.',
    zh: '转换功能需要启用 JavaScript。迁移指南中的表格列出了每个配置项的对应写法。',
  },
  'converter.busy': { en: 'Converting…', zh: '正在转换…' },
  'converter.done': {
    en: 'Converted from {{tool}}: {{files}}. Notes: {{notes}}',
    zh: '已从 {{tool}} 转换，得到 {{files}}，说明共 {{notes}} 条',
  },
  'converter.refused': { en: 'Nothing was converted, for the reason below.', zh: '未能转换，原因如下。' },
  'converter.failed': {
    en: 'The converter could not be loaded. What you pasted is still here: check your connection and try again.',
    zh: '转换功能加载失败。粘贴的内容仍然保留，请检查网络后重试。',
  },
  'converter.late': {
    en: 'The converter has not answered and was stopped. What you pasted is still here: try again, or paste less.',
    zh: '转换超时，已停止。粘贴的内容仍然保留，请重试，或减少粘贴的内容。',
  },
  'converter.error': { en: 'What to correct', zh: '需要修正' },
  'converter.none': { en: 'No counterpart', zh: '没有对应的配置项' },
  'converter.decide': { en: 'For you to decide', zh: '需要你来决定' },
  'converter.converted': { en: 'Converted', zh: '已转换' },
  'converter.line': { en: 'line {{line}}', zh: '第 {{line}} 行' },
  'converter.lineOf': { en: '{{file}}, line {{line}}', zh: '{{file}} 第 {{line}} 行' },
  'converter.detailsOf': { en: 'Details: {{name}}', zh: '详情：{{name}}' },
  'converter.details': { en: 'Details', zh: '详情' },
} as const satisfies Dictionary;
