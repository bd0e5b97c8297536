import type { Setting } from '../dist/esm/index.js';

export const setting: Setting = 'retries';
