import { presetMini } from '@unocss/preset-mini';

export default {
  presets: [presetMini({ prefix: 'acme-', preflight: false })],
  content: { filesystem: ['src/**/*.ts'] },
};
