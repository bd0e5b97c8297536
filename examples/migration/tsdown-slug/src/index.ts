import { basename } from 'node:path';

export { type Slug, slugify, version } from './slugify';

export const loadedFrom = (): string => basename(import.meta.url);
