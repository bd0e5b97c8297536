import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { byLanguage, type Ledger, staleSections } from '../site/drift/ledger.ts';
import { readSections } from '../site/drift/sections.ts';
import { type Lang, langs } from '../site/languages.ts';
import { elementWith } from '../site/pages/elements.ts';
import { TOP } from '../site/pages/parts.ts';

/** A page and its files by language. */
export type Translated = { lang: Lang; page: string; files: Partial<Record<Lang, string>> };

/**
 * Adds a note to each section that has changed in another language since the two were last compared.
 *
 * @param docs the folder of the pages; pages elsewhere get no notes
 * @param ledger the file with the compared hashes
 */
export function staleNotes(docs: string, ledger: string): RspressPlugin {
  const notes: Plugin<[], Root> = () => (tree, vfile) => {
    const page = translationsOf(vfile.path, docs);
    if (page) addNotes(tree, page, JSON.parse(readFileSync(ledger, 'utf8')) as Ledger);
  };
  const watchTranslations: RsbuildPlugin = {
    name: 'stale-notes',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath, addDependency }) => {
        const page = translationsOf(resourcePath, docs);
        for (const file of page ? [...Object.values(page.files), ledger] : []) addDependency(file);
        return code;
      });
    },
  };
  return {
    name: 'stale-notes',
    markdown: { remarkPlugins: [notes] },
    builderConfig: { plugins: [watchTranslations] },
  };
}

/** The files of a page; undefined if it has no translation. A version's folder may precede the language's. */
export function translationsOf(file: string, docs: string): Translated | undefined {
  const segments = path.relative(docs, file).split(path.sep);
  const at = segments.slice(0, 2).findIndex((segment) => (langs as readonly string[]).includes(segment));
  if (at === -1) return undefined;
  const all = langs.map((lang) => [lang, path.join(docs, ...segments.with(at, lang))] as const);
  const there = all.filter(([, one]) => existsSync(one));
  const page = segments.toSpliced(at, 1).join('/');
  return there.length > 1 ? { lang: segments[at] as Lang, page, files: Object.fromEntries(there) } : undefined;
}

function addNotes(tree: Root, { lang, page, files }: Translated, ledger: Ledger): void {
  const compared = ledger[page];
  if (!compared) return;
  const sections = byLanguage((one) => (files[one] ? readSections(readFileSync(files[one], 'utf8')) : new Map()));
  for (const { id, since } of staleSections(sections, compared, lang)) {
    const line = sections[lang].get(id)?.line;
    const heading = tree.children.findIndex(
      ({ type, position }) => type === 'heading' && position?.start.line === line,
    );
    // A fragment has no title: its text begins after its imports.
    const at = heading === -1 ? tree.children.findIndex(({ type }) => type !== 'mdxjsEsm') : heading + 1;
    const note = elementWith('StaleNote', { lang: since, ...(id !== TOP && { id }) });
    if (at !== -1) tree.children.splice(at, 0, note);
  }
}
