import path from 'node:path';
import { visit } from 'unist-util-visit';
import { isUnread, type Page } from '../../site/pages/page.ts';
import type { SiteSources } from '../site-sources.ts';

const ownIds = new WeakMap<Page, string[]>();

/** The ids that a page has: of its headings, of its elements, and of the pages that it includes. */
export function anchorsOf(page: Page, site: Pick<SiteSources, 'pageOf'>): string[] {
  return withIncluded(page, site).flatMap(idsOf);
}

/** Whether all of them can be told. */
export function hasKnownAnchors(page: Page, site: Pick<SiteSources, 'pageOf'>): boolean {
  return !withIncluded(page, site).some(isUnread);
}

function withIncluded(page: Page, site: Pick<SiteSources, 'pageOf'>): Page[] {
  return [page, ...includedBy(page).flatMap((file) => site.pageOf(file) ?? [])];
}

function idsOf(page: Page): string[] {
  const known = ownIds.get(page);
  if (known) return known;
  const ids = page.headings.map(({ id }) => id);
  visit(page.root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const { attributes } = node as { attributes: readonly { type: string; name?: string; value?: unknown }[] };
    for (const { name, value } of attributes) if (name === 'id' && typeof value === 'string') ids.push(value);
  });
  ownIds.set(page, ids);
  return ids;
}

/** The MDX files that a page imports; told from its text, since all pages are asked. */
export function includedBy({ file, text }: Pick<Page, 'file' | 'text'>): string[] {
  return [...text.matchAll(/^import\b.*\bfrom\s+['"](\.[^'"]*\.mdx)['"]/gm)].map(([, from = '']) =>
    path.posix.join(path.posix.dirname(file), from),
  );
}
