import { parsePair } from './pair';

export const parse = (text: string): Record<string, string> => Object.fromEntries(text.split(';').map(parsePair));
