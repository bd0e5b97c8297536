/** Records that sections say the same in both languages: `npm run reviewed -- <page>[#id] …`. */
import { parseArgs } from 'node:util';
import { markReviewed } from './mark-reviewed.ts';

const USAGE = 'usage: npm run reviewed -- <page>[#id] …, such as npm run reviewed -- guide/basic/cli#build';

try {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) console.log(USAGE);
  else if (positionals.length === 0) throw new Error(USAGE);
  else
    console.log(markReviewed(positionals, process.cwd()).join('\n') || 'nothing has changed since the last comparison');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
