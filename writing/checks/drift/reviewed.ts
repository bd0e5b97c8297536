/**
 * Records that pages say the same in both languages, `npm run reviewed -- <page> …`, or that a paragraph does although
 * only one language has a word such as "because", `npm run reviewed -- <file>:<line> …`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readOwnSite } from '../own-site.ts';
import { READ_REASONS, type ReadReasons, withRead } from '../pairs/same-reasons.ts';
import { requestedFiles } from '../requested-files.ts';
import { pairsOf, type SiteSources } from '../site-sources.ts';
import { drift } from './drift.ts';
import { LEDGER, type Ledger, withCompared } from './ledger.ts';

const USAGE =
  'usage: npm run reviewed -- <page> …, such as npm run reviewed -- guide/basic/cli, or <file>:<line> for a paragraph';

const names = process.argv.slice(2);
/** A paragraph, as findings name it. */
const isPlace = (name: string) => /\.mdx:\d+$/.test(name);
const [places, pages] = [names.filter(isPlace), names.filter((name) => !isPlace(name))];
try {
  if (names.length === 0) throw new Error(USAGE);
  if (pages.length > 0) await recordPages(await comparedSite(pages));
  record<ReadReasons>(READ_REASONS, await comparedSite(names), (ledger, site) => withRead(ledger, site, places));
  for (const place of places) console.log(`✓ ${place}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** The site with the given pages requested; each of them has a translation and is valid. */
async function comparedSite(names: readonly string[]): Promise<SiteSources> {
  const site = await readOwnSite(requestedFiles(names.map((name) => name.replace(/:\d+$/, ''))));
  const compared = pairsOf(site).flatMap(({ original, translation }) => [original, translation]);
  if (compared.length === 0) throw new Error(`${names.join(', ')} has no translation to compare — name a page`);
  const broken = compared.find(({ syntaxError }) => syntaxError);
  if (broken) throw new Error(`${broken.file} is not valid MDX — correct it: npm run check -- ${broken.file}`);
  return site;
}

async function recordPages(site: SiteSources): Promise<void> {
  for await (const { file, line } of drift.run(site, () => {})) console.log(`✓ ${file}:${line}`);
  record<Ledger>(LEDGER, site, (ledger) => {
    for (const file of Object.keys(ledger).filter((name) => !site.pageOf(name)))
      console.log(`${file} is gone — add its new address to shared/moved-pages.json, unless it was removed`);
    return withCompared(ledger, site);
  });
}

function record<T>(file: string, site: SiteSources, change: (ledger: T, site: SiteSources) => T): void {
  const ledger = JSON.parse(readFileSync(file, 'utf8')) as T;
  writeFileSync(file, `${JSON.stringify(change(ledger, site), null, 2)}\n`);
}
