import { hash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo } from '@rspress/core';
import { chineseWords } from '../../search/engine/expand-synonyms.ts';
import { pinyinTable } from '../../search/pinyin-table.ts';
import type { SearchFiles } from '../../search/types.ts';
import type { Component } from '../../shared/define-component.ts';
import { emitFiles } from '../early-files.ts';
import type { PageReader } from '../in-order.ts';
import { pageSource } from '../page-source.ts';
import { type Block, type Home, homeBlocks, readBlocks } from './read-blocks.ts';
import { addReferences, type Page, readDocument, readReferences } from './read-document.ts';

/** Only FlexSearch's index and encoder: 4 kB instead of 16. */
const LIGHT_ENGINE = path.join(
  import.meta.dirname,
  '../../node_modules/flexsearch/dist/flexsearch.light.module.min.js',
);

/**
 * Writes the search documents: for each version and language, a file with the pages' text and one with their code.
 * Rspress's own index lacks what components show and embedded files.
 *
 * @param components those of pages, for their searchable texts
 */
export function searchDocuments(components: readonly Component[]): PageReader {
  const assets = new Map<string, string>();
  const files: SearchFiles = {};

  const add = (locale: string, kind: 'text' | 'code', pages: readonly ReadPage[]): string => {
    const documents = pages.map(({ page, blocks }) => readDocument(page, blocks, kind));
    if (kind === 'text')
      addReferences(
        documents,
        pages.flatMap(({ page, blocks }) => readReferences(page, blocks)),
      );
    const [first] = documents;
    const pinyin = kind === 'text' ? pinyinTable(documents, chineseWords) : '';
    if (first && pinyin) first.pinyin = pinyin;
    const text = JSON.stringify(documents);
    const name = `static/search_${kind === 'text' ? 'index' : kind}.${locale}.${hash('sha256', text).slice(0, 8)}.json`;
    assets.set(name, text);
    return name;
  };

  const emit: RsbuildPlugin = {
    name: 'search-documents',
    setup(api) {
      // The pages are known when Rspress has collected its page data, before the compiler starts.
      api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
        appendPlugins(new rspack.DefinePlugin({ SEARCH_FILES: JSON.stringify(files) }));
      });
      emitFiles(api, () => assets);
    },
  };

  return {
    name: 'search-documents',
    builderConfig: { plugins: [emit], resolve: { alias: { flexsearch$: LIGHT_ENGINE } } },
    modifySearchIndexData(pages) {
      const locales: Record<string, PageIndexInfo[]> = {};
      for (const page of pages.filter(isSearchable)) {
        const locale = [page.version, page.lang].filter(Boolean).join('.');
        locales[locale] ??= [];
        locales[locale].push(page);
      }
      for (const [locale, some] of Object.entries(locales)) {
        const members = some.map((page) => readPage(page, components));
        files[locale] = { text: add(locale, 'text', members), code: add(locale, 'code', members) };
      }
    },
  };
}

function isSearchable({ frontmatter, content }: PageIndexInfo): boolean {
  return frontmatter.search !== false && (content !== '' || frontmatter.pageType === 'home');
}

type ReadPage = { page: Page; blocks: Block[] };

function readPage(page: PageIndexInfo, components: readonly Component[]): ReadPage {
  const { keywords, sectionKeywords, pageType, ...home } = page.frontmatter as Home &
    Pick<Page, 'keywords' | 'sectionKeywords'> & { pageType?: string };
  if (pageType === 'home') return { page, blocks: homeBlocks(home, page.lang) };
  const blocks = readBlocks(pageSource(page._filepath).tree, components, page.lang);
  return { page: { ...page, ...(keywords && { keywords }), ...(sectionKeywords && { sectionKeywords }) }, blocks };
}
