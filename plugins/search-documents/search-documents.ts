import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { packDocuments } from '../../search/documents/pack-documents.ts';
import { soundsOf } from '../../search/documents/pinyin.ts';
import type { SearchFiles } from '../../search/search-files.ts';
import { pageSource, readEmbedded } from '../page-source.ts';
import { componentTexts } from './components.ts';
import { homeBlocks } from './home-blocks.ts';
import { type Block, readBlocks } from './read-blocks.ts';
import { type Page, readDocument } from './read-document.ts';

type IndexedPage = Parameters<NonNullable<RspressPlugin['modifySearchIndexData']>>[0][number];

/** FlexSearch with its index alone: a quarter of the whole; workers, documents and caches are ours. */
const LIGHT_ENGINE = path.join(
  import.meta.dirname,
  '../../node_modules/flexsearch/dist/flexsearch.light.module.min.js',
);

/**
 * Writes the documents that search reads: of each version and language one file of what pages say, and
 * one of the code they show. Rspress's own leave out what components show and files that fences embed.
 */
export function searchDocuments(): RspressPlugin {
  const assets = new Map<string, string>();
  const files: SearchFiles = {};

  const add = (locale: string, kind: 'text' | 'code', pages: readonly ReadPage[]): string => {
    const documents = pages.map(({ page, blocks }) => readDocument(page, blocks, kind));
    const [first] = documents;
    const sounds = kind === 'text' ? soundsOf(documents) : '';
    if (first && sounds) first.sounds = sounds;
    const text = JSON.stringify(packDocuments(documents));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const name = `static/search_${kind === 'text' ? 'index' : kind}.${locale}.${hash}.json`;
    assets.set(name, text);
    return name;
  };

  const emit: RsbuildPlugin = {
    name: 'search-documents',
    setup(api) {
      // The pages are known once Rspress has made its own page data, which is before the compiler starts.
      api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
        appendPlugins(new rspack.DefinePlugin({ SEARCH_FILES: JSON.stringify(files) }));
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        for (const [name, text] of assets) compilation.emitAsset(name, new sources.RawSource(text));
      });
    },
  };

  return {
    name: 'search-documents',
    builderConfig: { plugins: [emit], resolve: { alias: { flexsearch$: LIGHT_ENGINE } } },
    modifySearchIndexData(pages) {
      const locales: Record<string, IndexedPage[]> = {};
      for (const page of pages.filter(isFound)) {
        const locale = [page.version, page.lang].filter(Boolean).join('.');
        locales[locale] ??= [];
        locales[locale].push(page);
      }
      for (const [locale, members] of Object.entries(locales).map(
        ([name, some]) => [name, some.map(readPage)] as const,
      )) {
        files[locale] = { text: add(locale, 'text', members), code: add(locale, 'code', members) };
      }
    },
  };
}

function isFound({ frontmatter, content }: IndexedPage): boolean {
  return frontmatter.search !== false && (content !== '' || frontmatter.pageType === 'home');
}

type ReadPage = { page: Page; blocks: Block[] };

function readPage(page: IndexedPage): ReadPage {
  const { keywords, pageType, ...home } = page.frontmatter as { keywords?: string[]; pageType?: string };
  if (pageType === 'home') return { page, blocks: homeBlocks(home, page.lang) };
  const blocks = readBlocks(pageSource(page).tree, { readEmbedded, components: componentTexts });
  return { page: { ...page, ...(keywords && { keywords }) }, blocks };
}
