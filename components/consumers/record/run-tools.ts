import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, extname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright/test';
import type { Consumer } from '../consumer.ts';
import { example, manifests, type Tool } from './record.ts';

type Errors = Consumer['errors'];

const ENVIRONMENT = { NO_COLOR: '1', NODE_NO_WARNINGS: '1', NEXT_TELEMETRY_DISABLED: '1', CI: '1', LANG: 'C.UTF-8' };

interface Place {
  /** Where the apps are. */
  folder: string;
  /** Folders to prepend to `PATH`. */
  programs: string[];
  browser: Browser;
}

/** Installs each output beside the apps, one after another, and lets the tools load it. */
export async function runTools(tools: readonly Tool[], { folder, programs, browser }: Place): Promise<Errors[]> {
  cpSync(join(example, 'apps'), folder, { recursive: true });
  const env = { ...process.env, ...ENVIRONMENT, PATH: [...programs, process.env.PATH].join(delimiter) };
  const errors: Record<string, string | null>[] = tools.map(() => ({}));
  for (const [output, manifest] of Object.entries(manifests)) {
    install(manifest, folder);
    for (const [index, { run }] of tools.entries()) {
      const log = run.endsWith('.html')
        ? await openPage(browser, folder, run, JSON.stringify(manifest))
        : runCommand(run, folder, env);
      errors[index]![output] = log === undefined ? null : firstError(log, folder);
    }
  }
  return errors;
}

/** Packs an output with npm, and unpacks it into the apps' `node_modules`. */
function install(manifest: object, folder: string): void {
  const [source, target] = [join(folder, 'slug-kit'), join(folder, 'node_modules', 'slug-kit')];
  for (const one of [source, target]) rmSync(one, { recursive: true, force: true });
  const text = JSON.stringify({ name: 'slug-kit', version: '1.0.0', files: ['dist'], ...manifest });
  for (const [lib] of text.matchAll(/dist\/[\w-]+/g)) {
    cpSync(join(example, 'expected', lib), join(source, lib), { recursive: true });
  }
  writeFileSync(join(source, 'package.json'), text);
  mkdirSync(target, { recursive: true });
  const pack =
    'npm pack ./slug-kit --silent && tar -xzf slug-kit-1.0.0.tgz --strip-components=1 -C node_modules/slug-kit';
  if (runCommand(pack, folder, process.env) !== undefined) throw new Error(`cannot be packed: ${text}`);
}

/** @returns the output of a command that failed, else undefined */
function runCommand(command: string, cwd: string, env: NodeJS.ProcessEnv): string | undefined {
  const { status, stdout } = spawnSync(`(${command}) 2>&1`, {
    shell: true,
    cwd,
    env,
    timeout: 180_000,
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stdout;
}

const TYPES: Record<string, string> = { '.html': 'text/html' };

/** @returns the first error of a page that loads the library */
async function openPage(browser: Browser, folder: string, name: string, manifest: string): Promise<string | undefined> {
  const [, file = ''] = /"\.\/(dist\/[^"]+\.[cm]?js)"/.exec(manifest) ?? [];
  const page = await browser.newPage();
  await page.route('http://localhost/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = pathname.endsWith('.html');
    const body = readFileSync(join(folder, isPage ? '' : 'node_modules', pathname), 'utf8');
    return route.fulfill({
      contentType: TYPES[extname(pathname)] ?? 'text/javascript',
      body: body.replaceAll('dist/index.js', file),
    });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ name, message }) => errors.push(`${name}: ${message}`));
  await page.goto(`http://localhost/${name}`);
  await page.close();
  return errors[0];
}

const ERROR = /Error(?: \[\w+\])?: |\berror TS\d+: |is not exported by|was not found in|Must use import/;

/** Lines that only announce an error. */
const SUMMARY = /build failed/i;

/** The first error line of a log, without paths, since the library's file names differ between outputs. */
function firstError(log: string, folder: string): string {
  const lines = stripVTControlCharacters(log)
    .replaceAll(`file://${folder}/`, '')
    .replaceAll(`${folder}/`, '')
    .replace(/slug-kit\/dist\/[\w/-]+\.[cm]?js/g, 'slug-kit/…')
    .split('\n')
    // Strips TypeScript's position.
    .map((line) => line.trim().replace(/^\S+\(\d+,\d+\): /, ''));
  return lines.find((line) => ERROR.test(line) && !SUMMARY.test(line)) ?? lines.find(Boolean) ?? '';
}
