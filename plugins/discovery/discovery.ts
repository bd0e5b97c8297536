import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import type { PictureTexts } from '../share-pictures/draw-picture.ts';
import { drawPictures, type PlannedPicture, planPictures } from '../share-pictures/share-picture.ts';
import { pageHead } from './page-head.ts';
import { absolute, describePublished, type PublicPage, type PublishedSite, publicPages } from './published-site.ts';
import { contentWords } from './words.ts';
import { writtenFiles } from './written-files.ts';

/**
 * Writes files and tags for machines: canonical URLs, sitemap, llms.txt, pages as Markdown, and
 * share pictures. Unlisted pages are left out.
 */
export function discovery(): RspressPlugin {
  const found: PageIndexInfo[] = [];
  let logo = '';
  let site: PublishedSite;

  /** Computed at the first use, when Rspress has collected all pages. */
  let known: { pages: PublicPage[]; pictures: PlannedPicture[] } | undefined;
  const listed = () => {
    if (known) return known;
    const pages = publicPages(found, site);
    const texts = pages.map((page) => ({
      place: `docs/${page.source._relativePath}`,
      texts: pictureTexts(page, site),
    }));
    known = { pages, pictures: planPictures(texts, logo) };
    return known;
  };

  const headOf = ({ routePath }: { routePath: string }): string => {
    const { pages, pictures } = listed();
    const at = pages.findIndex((one) => one.routePath === routePath);
    const [page, planned] = [pages[at], pictures[at]];
    const picture = planned && absolute(site, `/${planned.file}`);
    return pageHead(page, { site, picture });
  };

  const emit: RsbuildPlugin = {
    name: 'discovery',
    setup(api) {
      if (api.context.action !== 'build') return;
      let written: ReadonlyMap<string, string> = new Map();
      let drawn: ReturnType<typeof drawPictures> | undefined;
      // An error here ends the build. Thrown while emitting, it would leave the node compiler waiting for the web
      // compiler forever.
      api.onBeforeBuild(() => {
        const { pages, pictures } = listed();
        written = writtenFiles(pages, site);
        drawn = drawPictures(pictures, logo);
        // Awaited below.
        drawn.catch(() => {});
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        const pictures = await drawn?.catch((error: Error) => void compilation.errors.push(error));
        for (const [name, content] of [...written, ...(pictures ?? [])] as [string, string | Buffer][]) {
          compilation.emitAsset(name, new sources.RawSource(content));
        }
      });
    },
  };

  return {
    name: 'discovery',
    config: (config) => ({ ...config, head: [...(config.head ?? []), headOf] }),
    builderConfig: { plugins: [emit] },
    beforeBuild(config, isProduction) {
      if (!isProduction) return;
      site = describePublished(config);
      logo = readFileSync(path.join(config.root ?? 'docs', 'public/logo.svg'), 'utf8');
    },
    modifySearchIndexData: (pages) => void found.push(...pages),
  };
}

/** The texts of a page's share picture: its section in the top navigation, title and description. */
function pictureTexts(page: PublicPage, site: PublishedSite): PictureTexts {
  const { lang, isHome, routePath, description } = page;
  const language = site.languages.find((one) => one.lang === lang);
  const words = contentWords(lang);
  const section = language?.sections.find(({ activeMatch }) => new RegExp(activeMatch).test(routePath));
  const hero = page.source.frontmatter.hero as { text?: string } | undefined;
  const title = isHome ? words(hero?.text ?? page.title) : page.title;
  return { lang, site: site.title, section: section ? words(section.name) : '', title, description };
}
