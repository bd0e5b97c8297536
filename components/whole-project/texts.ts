import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  wholeProject: {
    en: 'All files of this project are in one folder, {{folder}}. This command copies it:',
    zh: '这个项目的全部文件都在 {{folder}} 目录中，可以用以下命令复制：',
  },
} as const satisfies Dictionary;
