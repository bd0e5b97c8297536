import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BENCH, OWN, type Site } from './variants.ts';

/** Other tools, each with a folder here for its packages and settings. */
const PEERS = [
  {
    name: 'VitePress',
    folder: 'vitepress',
    pages: 'pages',
    files: 'pages/public',
    /** Whether it renders the page title itself. */
    hasTitle: false,
    output: '.vitepress/dist',
    caches: ['.vitepress/cache'],
  },
  {
    name: 'Starlight',
    folder: 'starlight',
    pages: 'src/content/docs',
    files: 'public',
    hasTitle: true,
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
];

/** The Node.js version for tools that need a newer one than is running. */
const NEWER_NODE = '22.23.3';

/**
 * Prepares sites of other tools with the same text: installs their packages, and copies the Markdown pages of our build.
 * A tool that cannot be installed is reported and skipped.
 *
 * @throws Error if our build is missing
 */
export function peers(): Site[] {
  const texts = readTexts();
  return PEERS.flatMap((peer) => {
    const folder = path.join(BENCH, 'peers', peer.folder);
    rmSync(path.join(folder, peer.pages), { recursive: true, force: true });
    cpSync(path.join(import.meta.dirname, peer.folder), folder, { recursive: true });
    cpSync('docs/public/pictures', path.join(folder, peer.files, 'pictures'), { recursive: true });
    for (const [file, text] of texts) {
      const page = path.join(folder, peer.pages, file);
      mkdirSync(path.dirname(page), { recursive: true });
      writeFileSync(page, toPlainPage(text, peer.hasTitle));
    }
    if (!install(folder)) {
      console.error(`  ${peer.name} is left out: its packages cannot be installed`);
      return [];
    }
    const output = path.join(folder, peer.output);
    const site: Site = {
      name: peer.name,
      build: ['npm', '--prefix', folder, 'run', 'build'],
      output,
      caches: [output, ...peer.caches.map((cache) => path.join(folder, cache))],
      dev: [],
      env: { PATH: [path.join(folder, 'node_modules', newerNode(), 'bin'), process.env.PATH].join(path.delimiter) },
    };
    return [site];
  });
}

/** Installs a folder's packages, and Node.js if the running one is too old. @returns whether it worked */
function install(folder: string): boolean {
  const { engines } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { engines?: object };
  const [major = 0] = process.versions.node.split('.').map(Number);
  const more = engines && major < Number.parseInt(NEWER_NODE, 10) ? [`${newerNode()}@${NEWER_NODE}`] : [];
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', ...more], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/** The npm package with the Node.js binary for this platform. */
function newerNode(): string {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

/** The Markdown pages of our build. */
function readTexts(): [file: string, text: string][] {
  if (!existsSync(path.join(OWN.output, 'index.md'))) throw new Error('no pages to copy — run npm run build first');
  const files = readdirSync(OWN.output, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  return files.map((file) => [file, readFileSync(path.join(OWN.output, file), 'utf8')]);
}

/** @throws Error if the text is not one of our pages */
function toPlainPage(text: string, hasTitle: boolean): string {
  const [, head = '', title, body] = /^---\n(.*?)\n---\n\s*# ([^\n]*)\n(.*)$/s.exec(text) ?? [];
  const origin = /^url: (https?:\/\/[^/\s]+)/m.exec(head)?.[1];
  if (!origin || !title || body === undefined) throw new Error(`no page of our build: ${text.slice(0, 80)}`);
  const linked = body.replaceAll(`](${origin}/`, '](/').replaceAll(/\]\((\/[^)\s#]*?)(?:index)?\.md/g, ']($1');
  const meta = [`title: ${JSON.stringify(title.replaceAll('`', ''))}`, /^description: .*$/m.exec(head)?.[0] ?? ''];
  return `---\n${meta.join('\n')}\n---\n${hasTitle ? '' : `\n# ${title}\n`}${linked}`;
}
