import { findingAt } from '../../site/findings/format-finding.ts';
import type { Page } from '../../site/pages/page.ts';
import type { Check } from '../check.ts';
import type { SiteSources } from '../site-sources.ts';

/** How many characters a search result shows: Chinese ones are twice as wide. */
const LENGTHS = { en: [100, 160], zh: [40, 80] } as const;

export const descriptionsFit: Check = {
  name: 'descriptions',
  looksAt: 'descriptions',
  *run(site, looked) {
    for (const page of site.askedPages) {
      if (page.isFragment || page.fault || page.frontmatter.pageType === '404') continue;
      const found = page.frontmatterValues.find(({ path }) => path.join('.') === 'description');
      looked();
      if (!found) {
        yield findingAt(page, 0, 'a page without a description', 'say in its frontmatter what readers find here');
        continue;
      }
      const { length } = String(found.value);
      const [least, most] = LENGTHS[page.lang];
      // A page that search passes over may say less.
      if (length > most || (length < least && page.frontmatter.search !== false))
        yield findingAt(page, found.from, `the description has ${length} characters`, `write ${least} to ${most}`);
      const other = pageWithDescription(String(found.value), page, site);
      if (other)
        yield findingAt(page, found.from, `the description is that of ${other.file}`, 'say what only this page tells');
    }
  },
};

/** Another page of the same language with a description; pages that have it nowhere in their text are not parsed. */
function pageWithDescription(description: string, { file, lang }: Page, site: SiteSources): Page | undefined {
  const words = description.trim();
  return site.pages.find((other) => {
    if (other.file === file || other.lang !== lang || !other.text.includes(words)) return false;
    return typeof other.frontmatter.description === 'string' && other.frontmatter.description.trim() === words;
  });
}
