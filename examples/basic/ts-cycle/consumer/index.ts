import type { Cup } from 'cup';

export const cup: Cup = { saucer: { cup: {} } };
