// Exports a value whose type its package does not export.
import { cpSync } from 'node:fs';
import { rslib, table, verdict } from './versions.mjs';

cpSync('not-portable/tiny-cache', 'node_modules/tiny-cache', { recursive: true });

const builds = (source) => () => {
  cpSync(`not-portable/${source}`, 'src/pages.ts');
  return verdict(rslib([]));
};

table({
  'pages = createCache()': builds('inferred.ts'),
  'pages: ReturnType<typeof createCache>': builds('annotated.ts'),
});
