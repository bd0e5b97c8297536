import type { Dictionary } from '../../shared/texts.ts';

export const texts = {
  'liveExample.label': { en: 'Live: the built component', zh: '实时预览：构建后的组件' },
} as const satisfies Dictionary;
