import { parseArgs } from 'node:util';
import { PARTS } from '../../search/engine/score-sections.ts';
import { loadSearch } from './evaluate.ts';

const USAGE = 'Usage: npm run explain -- "query" [--lang zh]';
/** As many rows as the dialog shows first. */
const ROWS = 7;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: 'string', default: 'en' } },
});
const query = positionals.join(' ');

try {
  if (query === '') throw new Error(USAGE);
  const { hits, points, isUnknownMessage } = loadSearch(values.lang).search(query, { limit: ROWS });
  if (isUnknownMessage) console.log('This message is on no page; these rows come closest.');
  if (hits.length === 0) console.log('No results.');
  else
    console.table(
      hits.map(({ link }, at) => {
        const parts = PARTS.map((part) => [part, points[at]?.[part] ?? 0] as const);
        const sum = parts.reduce((total, [, given]) => total + given, 0);
        return Object.fromEntries([
          ['row', link],
          ...parts.map(([part, given]) => [part, Number(given.toFixed(2))]),
          ['sum', Number(sum.toFixed(2))],
        ]);
      }),
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
