import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  'explorer.name': { en: 'Output explorer', zh: '产物查看器' },
  'explorer.status': { en: 'Files: {{files}}.', zh: '文件：{{files}}。' },
  'explorer.changed': { en: 'New or changed: {{files}}.', zh: '新增或变化：{{files}}。' },
  'explorer.gone': { en: 'Removed: {{files}}.', zh: '已移除：{{files}}。' },
  'explorer.newFile': { en: 'new', zh: '新增' },
  'explorer.changedFile': { en: 'changed', zh: '有变化' },
  'explorer.works': { en: 'A consumer runs {{command}}, and it works:', zh: '使用方运行 {{command}}，结果正常：' },
  'explorer.broken': { en: 'A consumer runs {{command}}, and it breaks:', zh: '使用方运行 {{command}}，结果报错：' },
  'explorer.refused': { en: 'Rslib rejects this combination:', zh: 'Rslib 不支持这种组合：' },
  'explorer.failed': {
    en: 'The outputs could not be fetched. Choose again to retry.',
    zh: '产物加载失败，再次选择即可重试。',
  },
} as const satisfies Dictionary;
