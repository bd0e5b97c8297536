import { isEqualPath, useFrontmatter, usePage, useSidebar } from '@rspress/core/runtime';
import { FallbackHeading } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { buildIndex } from '../../site/overview-index';
import { countPages, filterIndex } from './filter-index';
import styles from './Overview.module.css';
import { OverviewFilter } from './OverviewFilter';
import { OverviewGroup } from './OverviewGroup';
import { useFilter } from './use-filter';
import { useListedPages } from './use-listed-pages';

/**
 * An overview page: its title, an index of the pages of its sidebar with a filter, then its words.
 * Readers open it to find a page, and stay for the words.
 */
export function Overview({ content }: { content?: ReactNode }) {
  const { page } = usePage();
  const pages = useListedPages();
  const { overviewHeaders } = useFrontmatter().frontmatter;
  const [filter, setFilter] = useFilter();
  const all = buildIndex({
    sidebar: useSidebar(),
    routePath: page.routePath,
    headingsOf: (link) => pages.find(({ routePath }) => isEqualPath(routePath, link))?.toc ?? [],
    depths: overviewHeaders,
  });
  const found = filterIndex(all, filter);
  return (
    <div className="rp-doc rspress-doc">
      {!page.headingTitle && <FallbackHeading level={1} title={page.title} />}
      <div className={styles.index}>
        <OverviewFilter filter={filter} onFilter={setFilter} found={countPages(found)} all={countPages(all)} />
        {found.map((group) => (
          <OverviewGroup key={group.name} group={group} />
        ))}
      </div>
      {content}
    </div>
  );
}
