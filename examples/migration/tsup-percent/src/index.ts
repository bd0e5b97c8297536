import { basename } from 'node:path';

export { percent, version, type Percent } from './format';

export const loadedFrom = (): string => basename(import.meta.url);
