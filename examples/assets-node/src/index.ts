import { readFileSync } from 'node:fs';

const file = new URL('./colours.txt', import.meta.url);

export const colours: string[] = readFileSync(file, 'utf8').trim().split('\n');
