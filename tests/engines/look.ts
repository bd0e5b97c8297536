/**
 * `npm run look -- /guide/basic/cli#rslib-build …`: takes pictures of pages of the built site in each browser of this
 * machine, in both languages and themes, narrow and wide, and prints their paths.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer } from '../../deploy/create-server.ts';
import { listen } from '../../deploy/listen.ts';
import { languages } from '../routes.ts';
import { findEngine } from './find-engine.ts';
import { setTheme } from './pages.ts';
import type { EngineName } from './scenarios/scenario.ts';
import { click, until } from './tab.ts';

const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];
const THEMES = ['light', 'dark'];
/** A phone and a desktop, in CSS pixels. */
const SIZES = [
  [375, 800],
  [1440, 900],
] as const;

const FOLDER = '.cache/look';
const USAGE = `usage: npm run look -- <path>… [--click <selector>]
  path     of a page as in the English site, with a hash if it should be scrolled
  --click  what is clicked before, such as a menu's button; may be repeated`;

const { values, positionals: paths } = parseArgs({
  options: { click: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
if (paths.length === 0) {
  console.error(USAGE);
  process.exit(1);
}
const server = createSiteServer({ root: 'dist' });
const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

for (const name of ENGINES) {
  const start = findEngine(name);
  if (!start) {
    console.log(`${name}: not on this machine — npm run browser installs it if possible`);
    continue;
  }
  const engine = await start();
  const tab = await engine.open();
  for (const path of paths) {
    for (const { lang, prefix } of languages) {
      for (const [width, height] of SIZES) {
        await tab.resize(width, height);
        await tab.goto(`http://${host}:${port}${prefix}${path}`);
        await until(tab, () => document.readyState === 'complete' && document.fonts.status === 'loaded');
        for (const selector of values.click) await click(tab, selector);
        for (const theme of THEMES) {
          await setTheme(tab, theme);
          // Transitions begin when the next frame is drawn.
          await tab.evaluate(async () => {
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            await frame();
            await frame();
            for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
            await frame();
            await frame();
          });
          const page = path.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'home';
          const file = join(FOLDER, `${page}-${name}-${lang}-${theme}-${width}.png`);
          writeFileSync(file, await tab.screenshot());
          console.log(file);
        }
      }
    }
  }
  await tab.close();
  await engine.close();
}
server.close().closeAllConnections();
