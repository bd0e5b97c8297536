import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo } from '@rspress/core';
import { pluginOpenGraph } from 'rsbuild-plugin-open-graph';
import type { Component } from '../../shared/define-component.ts';
import { emitFiles } from '../early-files.ts';
import type { PageReader } from '../in-order.ts';
import { pageHead } from './page-head.ts';
import { describePublished, type PublicPage, type PublishedSite, publicPages } from './published-site.ts';
import { writtenFiles } from './written-files.ts';

/**
 * Writes files and tags for machines: canonical URLs, sitemap, llms.txt and pages as Markdown. Unlisted pages are left
 * out.
 *
 * @param components those of pages, for their Markdown
 */
export function discovery(components: readonly Component[]): PageReader {
  const found: PageIndexInfo[] = [];
  let site: PublishedSite;

  /** Computed at the first use, when Rspress has collected all pages. */
  let known: PublicPage[] | undefined;
  const listed = () => {
    known ??= publicPages(found, site);
    return known;
  };

  const headOf = ({ routePath }: { routePath: string }): string =>
    pageHead(
      listed().find((one) => one.routePath === routePath),
      site,
    );

  const emit: RsbuildPlugin = {
    name: 'discovery',
    setup(api) {
      if (api.context.action !== 'build') return;
      let written: Map<string, string> | undefined;
      // First called before the compiler starts, when an error ends the build. Thrown while emitting, it would leave the
      // node compiler waiting for the web compiler forever.
      emitFiles(api, () => {
        written ??= writtenFiles(listed(), site, components);
        return written;
      });
    },
  };

  return {
    name: 'discovery',
    config({ builderConfig, ...config }) {
      // The tags that are the same on all pages; `pageHead` adds those of each page.
      const shared = pluginOpenGraph({ siteName: config.title ?? '', twitter: { card: 'summary_large_image' } });
      const plugins = [...(builderConfig?.plugins ?? []), shared];
      return { ...config, head: [...(config.head ?? []), headOf], builderConfig: { ...builderConfig, plugins } };
    },
    builderConfig: { plugins: [emit] },
    beforeBuild(config, isProduction) {
      if (isProduction) site = describePublished(config);
    },
    modifySearchIndexData: (pages) => void found.push(...pages),
  };
}
