/** `npm run figures`: measures what readers transfer, and writes it where it is told. Needs a build. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { launchOptions } from '../site/browser.ts';
import { documentSizes } from './document-sizes.ts';
import { FIGURES, type Figures, TOLD_IN, withFigures } from './figures-text.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { whileServed } from './serve.ts';
import { OWN } from './sites/variants.ts';
import { sum, visit } from './visit.ts';

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();

const browser = await chromium.launch(launchOptions());
const pages: Figures['pages'] = {};
await whileServed(OWN, async (origin) => {
  for (const address of MEASURED_PAGES.flatMap((page) => [page, `/zh${page}`])) {
    const context = await browser.newContext();
    const { beforeLoad, byIdle, byFirstAct } = await visit(await context.newPage(), origin + address);
    await context.close();
    const first = [...beforeLoad, ...byIdle];
    pages[address] = {
      bytes: sum(first),
      requests: first.length,
      document: sum(first, 'document'),
      font: sum(first, 'font'),
      script: sum(first, 'script'),
      application: sum(byFirstAct),
    };
  }
});
await browser.close();

const figures: Figures = {
  commit:
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? ' and changes' : ''),
  date: new Date().toISOString().slice(0, 10),
  pages,
  documents: documentSizes(),
};
writeFileSync(FIGURES, `${JSON.stringify(figures, undefined, 2)}\n`);
for (const file of TOLD_IN) writeFileSync(file, withFigures(readFileSync(file, 'utf8'), figures));
console.log(`${FIGURES}, and what ${TOLD_IN.join(' and ')} tell of it`);
