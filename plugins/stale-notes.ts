import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { otherThan, staleIds } from '../site/drift/compare.ts';
import type { Ledger } from '../site/drift/ledger.ts';
import { readSections, type Section } from '../site/drift/sections.ts';
import type { Lang } from '../site/languages.ts';
import { TOP } from '../site/pages/parts.ts';

/** A page, and the same one in the other language. */
export type Mirror = { lang: Lang; page: string; file: string; other: string };

/**
 * Adds a note under the heading of each section whose other language has changed since the two were last compared.
 *
 * @param docs the folder of the pages; pages elsewhere get no notes
 * @param ledger the file with the hashes that were compared
 */
export function staleNotes(docs: string, ledger: string): RspressPlugin {
  const notes: Plugin<[], Root> = () => (tree, vfile) => {
    const mirror = mirrorOf(vfile.path, docs);
    if (mirror) addNotes(tree, mirror, readLedger(ledger));
  };
  const watchMirrors: RsbuildPlugin = {
    name: 'stale-notes',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath, addDependency }) => {
        const mirror = mirrorOf(resourcePath, docs);
        for (const file of mirror ? [mirror.other, ledger] : []) if (existsSync(file)) addDependency(file);
        return code;
      });
    },
  };
  return {
    name: 'stale-notes',
    markdown: { remarkPlugins: [notes] },
    builderConfig: { plugins: [watchMirrors] },
  };
}

/** A page's mirror; undefined where there is none. The folder of a version may come before that of the language. */
export function mirrorOf(file: string, docs: string): Mirror | undefined {
  const segments = path.relative(docs, file).split(path.sep);
  const at = segments.slice(0, 2).findIndex((segment) => segment === 'en' || segment === 'zh');
  if (at === -1) return undefined;
  const lang = segments[at] as Lang;
  const other = path.join(docs, ...segments.with(at, otherThan(lang)));
  return existsSync(other) ? { lang, page: segments.toSpliced(at, 1).join('/'), file, other } : undefined;
}

function addNotes(tree: Root, { lang, page, file, other }: Mirror, ledger: Ledger): void {
  const compared = ledger[page];
  if (!compared) return;
  const here = sectionsOfFile(file);
  const pair = { [lang]: here, [otherThan(lang)]: sectionsOfFile(other) } as Record<Lang, Map<string, Section>>;
  for (const id of staleIds(pair, compared, lang)) {
    const line = here.get(id)?.line;
    const heading = tree.children.findIndex(
      ({ type, position }) => type === 'heading' && position?.start.line === line,
    );
    // A fragment has no title: its text begins after its imports.
    const at = heading === -1 ? tree.children.findIndex(({ type }) => type !== 'mdxjsEsm') : heading + 1;
    if (at !== -1) tree.children.splice(at, 0, noteOf(otherThan(lang), id));
  }
}

function noteOf(lang: Lang, id: string): MdxJsxFlowElement {
  const attributes = Object.entries({ lang, ...(id !== TOP && { id }) });
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaleNote',
    attributes: attributes.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}

function readLedger(file: string): Ledger {
  return JSON.parse(readFileSync(file, 'utf8')) as Ledger;
}

const read = new Map<string, { text: string; sections: Map<string, Section> }>();

/** Both languages need a page, so it is parsed once, and again when it has changed. */
function sectionsOfFile(file: string): Map<string, Section> {
  const text = readFileSync(file, 'utf8');
  const known = read.get(file);
  if (known?.text === text) return known.sections;
  const sections = readSections(text);
  read.set(file, { text, sections });
  return sections;
}
