/** Measures what a first visit transfers, in bytes of brotli: `npm run measure`. Build the site before. */
import { chromium } from '@playwright/test';
import { createSiteServer } from '../../deploy/create-server.ts';
import { listen } from '../../deploy/listen.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '../site/browser.ts';
import { MEASURED_PAGES } from './measured-pages.ts';
import { sum, visit } from './visit.ts';

const server = createSiteServer({ root: 'dist' });
const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] });

const rows: Record<string, Record<string, number>> = {};
for (const address of MEASURED_PAGES.flatMap((page) => [page, `/zh${page}`])) {
  const context = await browser.newContext();
  const { beforeLoad, byIdle } = await visit(await context.newPage(), `http://${host}:${port}${address}`);
  const all = [...beforeLoad, ...byIdle];
  rows[address] = {
    'before load': sum(beforeLoad),
    requests: beforeLoad.length,
    document: sum(beforeLoad, 'document'),
    styles: sum(beforeLoad, 'stylesheet'),
    'scripts before load': sum(beforeLoad, 'script'),
    'by idle': sum(all),
    'all requests': all.length,
    scripts: sum(all, 'script'),
  };
  await context.close();
}
console.table(rows);

await browser.close();
server.closeAllConnections();
server.close();
