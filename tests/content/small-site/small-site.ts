import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { LEDGER, withCompared } from '../../../writing/checks/drift/ledger.ts';
import { READ_REASONS } from '../../../writing/checks/pairs/same-reasons.ts';
import { readSite, type SiteFacts, type SiteSources } from '../../../writing/checks/site-sources.ts';

/** The pages and navigation files. */
const docs = globSync('docs/**/*', { cwd: import.meta.dirname }).sort();
const pages = Object.fromEntries(
  docs.map((file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')]),
);

const texts = `export const texts = {
  'nav.guide': { en: 'Guide', zh: '指南' },
  'home.heroAlt': { en: 'A picture of {{name}}', zh: '{{name}} 的图' },
};
`;

/** Evaluates the source of a dictionary. */
export const textsIn = (source: string) =>
  new Function(`${source.replace('export const texts =', 'return')}`)() as SiteFacts['texts'];

/** The facts of a site without findings that has one of everything that checks examine. */
export const facts: SiteFacts = {
  texts: textsIn(texts),
  components: ['OptionFacts', 'Results'],
  contents: { Results: ({ of = '' }) => `| Result |\n| --- |\n| [the option](/config/lib/${of}) |` },
  options: ['mode'],
  libOptions: ['mode'],
};

const schemas = ['frontmatter', 'nav', 'meta'].map((name) => `writing/checks/schemas/${name}.schema.json`);

const example = {
  $schema: '../../example.schema.json',
  steps: [
    { id: 'build', run: 'rslib', exit: 1 },
    { id: 'use', run: 'node use.mjs' },
  ],
};

/** A site of the given files, for checks that read nothing else than its pages and single files. */
export function siteOf(files: Readonly<Record<string, string>>): SiteSources {
  return readSite(
    {
      list: () => Object.keys(files).filter((file) => file.endsWith('.mdx')),
      read: (file) => files[file],
      exists: (file) => file in files,
      size: (file) => files[file]?.length ?? 0,
      lastRead: () => undefined,
    },
    facts,
  );
}

/** Its files by path. */
export const files: Readonly<Record<string, string>> = {
  ...pages,
  ...Object.fromEntries(schemas.map((file) => [file, readFileSync(file, 'utf8')])),
  'writing/checks/words/dictionary.txt': 'Rslib\n',
  [LEDGER]: JSON.stringify(withCompared({}, siteOf(pages)), null, 2),
  [READ_REASONS]: '{}\n',
  'shared/moved-pages.json': '{\n  "/guide/basic/begin": "/guide/basic/start"\n}\n',
  'docs/public/hero.svg': '<svg />',
  'shared/texts.ts': texts,
  'shared/tools.ts': `export const tools = [{ logo: '/hero.svg', url: 'https://example.org/' }];\n`,
  'theme/Hero.tsx': `export function useLabel() { const text = useText(); return text('home.heroAlt'); }\n`,
  'theme/index.css': ':root {\n  --text: black;\n}\n',
  'theme/Hero.module.css': '.hero {\n  color: var(--text);\n}\n',
  'examples/basic/share/example.json': JSON.stringify(example),
  'examples/basic/share/use.mjs': '',
  'examples/basic/share/expected/use.txt': '',
  'examples/basic/share/src/index.ts': '// The first of all numbers.\nexport const one = 1;\n',
  'examples/basic/share/comments.zh.json': '{"The first of all numbers.": "第一个数。"}\n',
  'examples/basic/share/expected/build.txt': 'Rslib\n\nerror   No mode "x" was found.\n',
};

/** Files to replace; null removes one. */
export type Others = Readonly<Record<string, string | null>>;

/** Writes the site into a folder, with some files replaced. */
export function writeSmallSite(folder: string, others: Others = {}): void {
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, { ...files, ...others });
}

/** Replaces some files of the site in a folder. */
export function breakSmallSite(folder: string, others: Others): void {
  writeFiles(folder, others);
}

/** Undoes `breakSmallSite`. */
export function restoreSmallSite(folder: string, others: Others): void {
  writeFiles(folder, Object.fromEntries(Object.keys(others).map((file) => [file, files[file] ?? null])));
}

function writeFiles(folder: string, texts: Others): void {
  for (const [file, text] of Object.entries(texts)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (text === null) rmSync(target, { force: true });
    else writeFileSync(target, text);
  }
}
