import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { structuredPatch } from 'diff';
import { repo } from '../../../shared/examples/places.ts';
import { listFiles } from '../../../writing/checks/example-files/list-files.ts';
import { splitCommand } from '../../../writing/checks/example-files/split-command.ts';
import { findBrowser } from '../../site/browser.ts';
import { drawTree } from '../draw-tree.ts';
import { hideSizesOfPaths, normalizeLog, normalizePaths } from '../normalize.ts';
import type { Guide } from './guides.ts';
import { installedPackages, linkPackages } from './link-packages.ts';
import { type GuideStep, readGuide } from './read-guide.ts';

/** What happened when a guide was followed. */
export interface Walk {
  /** How many steps of each kind there were. */
  counts: Record<GuideStep['kind'], number>;
  /** Blocks that were not used, with the reason. */
  skipped: string[];
  /** What a reader would be stopped by, or would see instead of what the page shows: `line — what`. */
  problems: string[];
}

const TIMEOUT = 180_000;

/**
 * Follows a guide in an empty folder, from its Markdown alone: writes the files that it shows, runs its commands in order,
 * and compares what they print and write with what the page shows. Packages are those of the repository, but only
 * those that the page installs. Stops at the first problem, since later ones may be consequences.
 */
export async function followGuide({ file, markdown }: Pick<Guide, 'file' | 'markdown'>): Promise<Walk> {
  const start = realpathSync(mkdtempSync(join(tmpdir(), 'rslib-docs-guide-')));
  const walk: Walk = { counts: { run: 0, output: 0, tree: 0, file: 0, skip: 0 }, skipped: [], problems: [] };
  const reader = new Reader(start, file.startsWith('docs/en/'));
  try {
    for (const step of readGuide(markdown)) {
      walk.counts[step.kind] += 1;
      if (step.kind === 'skip') walk.skipped.push(`${step.line} — ${step.title}: ${step.reason}`);
      const problem = await reader.take(step);
      if (problem === undefined) continue;
      walk.problems.push(`${step.line} — ${problem}`);
      break;
    }
  } finally {
    rmSync(start, { recursive: true, force: true });
  }
  return walk;
}

class Reader {
  /** The files that the page told the reader to write, with their text. */
  private readonly written = new Map<string, string>();
  private last = { command: '', output: '' };

  constructor(
    private folder: string,
    /** Comments of samples are translated on other pages, so that files that keep them have other sizes. */
    private readonly hasOriginalComments: boolean,
  ) {}

  async take(step: GuideStep): Promise<string | undefined> {
    switch (step.kind) {
      case 'file':
        return this.file(step.path, step.text);
      case 'run':
        return this.command(step.command, true);
      case 'output': {
        const problem = this.last.command === step.command ? undefined : await this.command(step.command, false);
        const [shown, printed] = [step.shown, this.last.output].map((text) =>
          this.hasOriginalComments ? text : text.replace(/(?<=^npm notice .*)\b[\d.]+ ?k?B\b/gm, '…'),
        ) as [string, string];
        return problem ?? difference(`\`${step.command}\` prints`, shown, printed);
      }
      case 'tree': {
        const missing = step.folders.find((folder) => !existsSync(join(this.folder, folder)));
        if (missing !== undefined) return `shows the folder ${missing}, which nothing has written yet`;
        const trees = step.folders.map((one) => drawTree(one, listFiles(join(this.folder, one), ['node_modules'])));
        return difference('the folder has', step.shown, trees.join('\n'));
      }
      case 'skip':
        return undefined;
    }
  }

  /** Writes a file of the project, or compares one that a command has written. */
  private file(path: string, text: string): string | undefined {
    const file = join(this.folder, path);
    const isWritten =
      this.written.has(file) && existsSync(file) && readFileSync(file, 'utf8') === this.written.get(file);
    if (existsSync(file) && !isWritten && path !== 'package.json') {
      return difference(`${path} has`, text, normalizePaths(readFileSync(file, 'utf8'), { root: this.folder, repo }));
    }
    const [top = ''] = path.split('/');
    if (top !== path && (top === 'dist' || this.isProduced(top)))
      return `shows ${path}, which no command so far has written`;
    if (path === 'package.json') {
      const lost = installedPackages(this.folder).filter((name) => !text.includes(`"${name}"`) && this.isOwn(name));
      if (lost.length > 0) return `the package.json lacks ${lost.join(', ')}, which the page has installed before`;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
    this.written.set(file, `${text}\n`);
    this.last = { command: '', output: '' };
    return undefined;
  }

  /** Whether the current package.json lists a package itself. */
  private isOwn(name: string): boolean {
    const file = join(this.folder, 'package.json');
    return existsSync(file) && readFileSync(file, 'utf8').includes(`"${name}"`);
  }

  /** Whether a command has made a folder, so that the reader has nothing to write there. */
  private isProduced(top: string): boolean {
    const folder = join(this.folder, top);
    if (!existsSync(folder)) return false;
    return ![...this.written.keys()].some((file) => !relative(folder, file).startsWith('..'));
  }

  private async command(line: string, mustPass: boolean): Promise<string | undefined> {
    const [word = '', ...words] = splitCommand(line);
    if (word === 'mkdir') {
      for (const name of words.filter((one) => !one.startsWith('-')))
        mkdirSync(join(this.folder, name), { recursive: true });
      return undefined;
    }
    if (word === 'cd') {
      this.folder = join(this.folder, words[0] ?? '.');
      const exists = existsSync(this.folder) && statSync(this.folder).isDirectory();
      return exists ? undefined : `there is no folder ${words[0]}`;
    }
    if (word === 'npm' && words[0] === 'install') return linkPackages(this.folder, words.slice(1));
    const { output, code, problem } = await run(line, this.folder);
    if (problem !== undefined) return problem;
    this.last = { command: line, output };
    return mustPass && code !== 0 ? `\`${line}\` ends with ${code}; it prints:\n${output}` : undefined;
  }
}

/** Runs a command as a shell of the reader would, whose `npx` installs nothing. */
async function run(line: string, cwd: string): Promise<{ output: string; code: number | null; problem?: string }> {
  const words = splitCommand(line);
  const env: Record<string, string> = {};
  while (/^[A-Z_]+=/.test(words[0] ?? '')) {
    const [name = '', ...value] = (words.shift() ?? '').split('=');
    env[name] = value.join('=');
  }
  const [word = '', ...rest] = words;
  const bin = word === 'npx' ? rest.shift() : undefined;
  const program = bin === undefined ? (word === 'node' ? process.execPath : word) : join(cwd, 'node_modules/.bin', bin);
  if (bin !== undefined && !existsSync(program))
    return {
      output: '',
      code: null,
      problem: `\`${line}\` — the page has installed no package with the command ${bin}`,
    };
  const logFile = `${cwd}.log`;
  const log = openSync(logFile, 'w');
  const child = spawn(program, rest, {
    cwd,
    env: {
      ...{ PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`, HOME: process.env.HOME ?? '' },
      ...{ NO_COLOR: '1', NODE_NO_WARNINGS: '1', TZ: 'UTC', LANG: 'C.UTF-8' },
      CHROMIUM_PATH: findBrowser()?.executablePath ?? '',
      ...{ npm_config_userconfig: '/dev/null', npm_config_update_notifier: 'false' },
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearTimeout(timer);
  closeSync(log);
  const text = readFileSync(logFile, 'utf8');
  rmSync(logFile);
  const folders = { root: cwd, repo };
  return { output: hideSizesOfPaths(normalizeLog(text, folders), cwd, folders), code };
}

/** A problem if two texts differ, apart from empty lines at their ends. */
function difference(what: string, shown: string, actual: string): string | undefined {
  const [page, tool] = [shown, actual].map((text) => `${text.trim()}\n`) as [string, string];
  if (page === tool) return undefined;
  const { hunks } = structuredPatch('', '', page, tool, '', '', { context: 1 });
  return `${what} something else (- page, + tool):\n${hunks.map(({ lines }) => lines.join('\n')).join('\n…\n')}`;
}
