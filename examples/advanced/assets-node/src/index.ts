import { readFileSync } from 'node:fs';

const file = new URL('./colors.txt', import.meta.url);

export const colors: string[] = readFileSync(file, 'utf8').trim().split('\n');
