/** Records that pages say the same in both languages: `npm run reviewed -- <page> …`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readOwnSite } from '../own-site.ts';
import { requestedFiles } from '../requested-files.ts';
import { pairsOf } from '../site-sources.ts';
import { drift } from './drift.ts';
import { LEDGER, type Ledger, withCompared } from './ledger.ts';

const pages = process.argv.slice(2);
try {
  if (pages.length === 0)
    throw new Error('usage: npm run reviewed -- <page> …, such as npm run reviewed -- guide/basic/cli');
  const site = await readOwnSite(requestedFiles(pages));
  const compared = pairsOf(site).flatMap(({ original, translation }) => [original, translation]);
  if (compared.length === 0) throw new Error(`${pages.join(', ')} has no translation to compare — name a page`);
  const broken = compared.find(({ syntaxError }) => syntaxError);
  if (broken) throw new Error(`${broken.file} is not valid MDX — correct it: npm run check -- ${broken.file}`);
  for await (const { file, line } of drift.run(site, () => {})) console.log(`✓ ${file}:${line}`);
  const ledger = JSON.parse(readFileSync(LEDGER, 'utf8')) as Ledger;
  for (const file of Object.keys(ledger).filter((name) => !site.pageOf(name)))
    console.log(`${file} is gone — add its new address to shared/moved-pages.json, unless it was removed`);
  writeFileSync(LEDGER, `${JSON.stringify(withCompared(ledger, site), null, 2)}\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
