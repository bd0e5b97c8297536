import { toRgb } from './index.js';

Object.assign(globalThis, { hexColors: { toRgb } });
