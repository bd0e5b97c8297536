/** Retakes pictures whose example or tools have changed, or the named ones: `npm run pictures -- [names]`. */
import { execSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright/test';
import sharp from 'sharp';
import sirv from 'sirv';
import { exampleFolder, repo } from '../../../shared/examples/places.ts';
import { serve } from '../../serve.ts';
import { launchOptions } from '../../site/browser.ts';
import { type Picture, pictureFolder, pictures, readTaken, sourceOf, takenFile, themes } from './pictures.ts';

const WIDTH = 1100;
const folder = join(repo, '.cache', 'pictures');

const taken = readTaken();
const names = process.argv.slice(2);
const chosen = Object.entries(pictures).filter(([name, picture]) =>
  names.length > 0 ? names.includes(name) : taken[name] !== sourceOf(picture),
);
console.log(chosen.length > 0 ? `taking ${chosen.map(([name]) => name).join(', ')}` : 'no source has changed');

if (chosen.length > 0) {
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'editor.html'])
    cpSync(join(import.meta.dirname, file), join(folder, file));
  execSync('npm install --no-save --ignore-scripts --no-audit --no-fund', { cwd: folder, stdio: 'inherit' });
  const browser = await chromium.launch(launchOptions());
  for (const [name, picture] of chosen) {
    await take(name, picture, browser);
    taken[name] = sourceOf(picture);
    writeFileSync(takenFile, `${JSON.stringify(taken, null, 2)}\n`);
  }
  await browser.close();
}

async function take(name: string, { example, run, address, height, show }: Picture, browser: Browser): Promise<void> {
  const cwd = join(folder, example);
  rmSync(cwd, { recursive: true, force: true });
  cpSync(exampleFolder(example), cwd, { recursive: true });
  const programs = [folder, repo].map((root) => join(root, 'node_modules', '.bin'));
  const env = { ...process.env, PATH: [...programs, process.env.PATH].join(delimiter), CI: '1' };
  execSync(run, { cwd, env, stdio: 'inherit' });
  const files = sirv(folder, { dev: true, dotfiles: true });
  await serve(
    createServer((request, response) => files(request, response)),
    async (origin) => {
      for (const theme of themes) {
        const page = await browser.newPage({
          viewport: { width: WIDTH, height },
          colorScheme: theme,
          reducedMotion: 'reduce',
        });
        await page.goto(new URL(address, `${origin}/${example}/`).href);
        const shot = await (await show(page, theme)).screenshot({ animations: 'disabled' });
        await sharp(shot)
          .webp({ quality: 85, effort: 6 })
          .toFile(join(pictureFolder, `${name}.${theme}.webp`));
        await page.close();
      }
    },
  );
}
