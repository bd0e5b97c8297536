import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  'consumers.consumer': { en: 'Consumer', zh: '使用方' },
  'consumers.outputs': { en: 'Outputs', zh: '产物' },
  'consumers.result': { en: 'Result', zh: '结果' },
  'consumers.loads': { en: 'loads', zh: '可以加载' },
  'consumers.recorded': { en: 'Recorded on {{date}}.', zh: '记录于 {{date}}。' },
  'consumers.addUmd': { en: 'add UMD', zh: '增加 UMD 格式' },
  'consumers.addEsm': { en: 'add ESM', zh: '增加 ESM 格式' },
  'consumers.addCjs': { en: 'add CommonJS', zh: '增加 CommonJS 格式' },
  'consumers.addTypes': { en: 'add declarations', zh: '生成类型声明文件' },
  'consumers.addMain': { en: 'add main and types', zh: '增加 main 和 types 字段' },
  'consumers.addType': { en: 'set "type": "module"', zh: '把 type 设为 module' },
  'consumers.nameTypes': { en: 'write .d.cts', zh: '输出 .d.cts' },
  'consumers.nameFile': { en: 'write .cjs', zh: '输出 .cjs' },
  'consumers.leaveIife': { en: 'choose UMD or ESM', zh: '改用 UMD 或 ESM' },
} as const satisfies Dictionary;
