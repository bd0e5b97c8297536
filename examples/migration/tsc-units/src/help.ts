import { readFileSync } from 'node:fs';

export const help = (): string => readFileSync(new URL('./help.txt', import.meta.url), 'utf8').trim();
