import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The trial pages with a component that counts clicks, by how it starts or is used: `/counters/<kind>`. */
export const kinds = readdirSync(path.join(import.meta.dirname, '../docs/v2/en/counters'))
  .map((file) => path.basename(file, '.mdx'))
  .sort();
