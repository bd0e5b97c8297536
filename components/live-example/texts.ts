import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  'liveExample.label': { en: 'Live, as built: {{title}}', zh: '实时运行构建结果：{{title}}' },
  'liveExample.noScript': {
    en: 'This is what the build rendered. It reacts once JavaScript is on.',
    zh: '这是构建时渲染的内容，启用 JavaScript 后即可操作。',
  },
} as const satisfies Dictionary;
