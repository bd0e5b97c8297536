import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { examplePath } from '../../shared/examples/places.ts';
import { LEDGER } from '../../writing/checks/drift/ledger.ts';
import { languages } from '../routes.ts';

/** The files to copy. The copy has few and new pages, so that the server starts fast. */
const COPIED =
  /^(components|deploy|document|plugins|search|shared|theme|writing|tests\/examples|tests\/content|docs\/public)\/|^tests\/site\/browser\.ts$|^(tests\/)?[^/]+$/;
const EXAMPLES = ['first-build', 'lib-id', 'react-rating'];

/** A copy of this project with one page per language, which tests may modify. */
export interface SmallProject {
  root: string;
  /** Replaces texts in a file, in a single save. */
  edit(file: string, changes: Readonly<Record<string, string>>): void;
  /** Runs a script of the project. */
  run(script: string, ...words: string[]): Promise<{ stdout: string }>;
  /**
   * Starts the dev server; resolves when it responds.
   *
   * @returns reads its URL, which has another port after a restart if somebody has taken the port meanwhile
   */
  startServer(): Promise<() => string>;
  remove(): Promise<void>;
}

/** Copies this project into a new folder, linking the installed packages. */
export function createSmallProject(): SmallProject {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(path.resolve('.cache/small-project-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  const isCopied = (file: string) =>
    COPIED.test(file) || EXAMPLES.some((name) => file.startsWith(`${examplePath(name)}/`));
  for (const file of files.split('\0').filter(isCopied))
    cpSync(file, path.join(root, file), { verbatimSymlinks: true });
  linkPackages(root);
  writeFileSync(path.join(root, LEDGER), '{}');
  for (const { lang } of languages) writePages(path.join(root, 'docs', lang));
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  let server: ChildProcess | undefined;
  return {
    root,
    edit(name, changes) {
      const file = path.join(root, name);
      let text = readFileSync(file, 'utf8');
      for (const [from, to] of Object.entries(changes)) {
        if (!text.includes(from)) throw new Error(`${name} does not say ${from}`);
        text = text.replace(from, to);
      }
      writeFileSync(file, text);
    },
    run: (script, ...words) => promisify(execFile)(process.execPath, [jiti, script, ...words], { cwd: root }),
    async startServer() {
      server = spawn(process.execPath, [path.resolve('node_modules/@rspress/core/bin/rspress.js'), 'dev'], {
        cwd: root,
      });
      return addressOf(server);
    },
    async remove() {
      if (server?.exitCode === null) {
        server.kill('SIGKILL');
        await once(server, 'close');
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Links each package separately, because Rspress writes into `node_modules`. */
function linkPackages(root: string): void {
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.rspress' && entry !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name), 'junction');
}

/** Writes the pages of a language, with the same text for both. */
function writePages(folder: string): void {
  const page = `import Part from '../../shared/part.mdx';

# lib.id

The first words.

## Usage \\{#usage}

<Part />

\`\`\`ts title="src/index.ts" file="<root>/examples/lib/lib-id/src/index.ts"
\`\`\`
`;
  const files = {
    '_nav.json': [{ text: 'nav.config', link: '/config/lib/id' }],
    'config/_meta.json': [{ type: 'dir', name: 'lib', label: 'sidebar.libConfig' }],
    'config/lib/_meta.json': ['id'],
    'config/lib/id.mdx': page,
    'config/lib/index.mdx': '# lib\n',
    'shared/part.mdx': 'The first fragment.\n',
    'index.mdx': '# Home\n',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

/** Waits for the URL that a server prints, and reads the last one; throws its output if it exits before. */
async function addressOf(server: ChildProcess): Promise<() => string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += stripVTControlCharacters(chunk.toString());
      const printed = () => said.match(/https?:\/\/localhost:\d+/g)?.at(-1) ?? '';
      if (printed() && /ready\s+built/.test(said)) resolve(printed);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('close', () => reject(new Error(said)));
  });
}
