import { isEqualPath, useFrontmatter, usePage, usePages, useSidebar } from '@rspress/core/runtime';
import { FallbackHeading, getCustomMDXComponent, Link, renderInlineMarkdown } from '@rspress/core/theme';
import { type ReactNode, useId } from 'react';
import { buildIndex, type Heading, type IndexGroup, type IndexPage } from '../../site/overview-index';
import { useText } from '../use-text';
import { countPages, filterIndex } from './filter-index';
import styles from './Overview.module.css';
import { useFilter } from './use-filter';

/** An overview page: its title, an index of the pages of its sidebar with a filter, then its own text. */
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
        <Filter filter={filter} onFilter={setFilter} found={countPages(found)} all={countPages(all)} />
        {found.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </div>
      {content}
    </div>
  );
}

type ListedPage = { routePath: string; toc: readonly Heading[] };

/** The listed pages with their headings, which plugins/page-data.ts adds to the page. */
function useListedPages(): readonly ListedPage[] {
  const { page } = usePage();
  const { pages } = usePages();
  // In development there is the data of all pages instead.
  return (page as { overviewPages?: ListedPage[] }).overviewPages ?? pages;
}

/** `found` and `all` are numbers of pages. */
type FilterProps = { filter: string; onFilter: (filter: string) => void; found: number; all: number };

/** The filter field, and a live region with its result. */
function Filter({ filter, onFilter, found, all }: FilterProps) {
  const text = useText();
  const id = useId();
  const status = () => {
    if (found === 0) return `${text('overview.filterNoResultText')}: ${filter}`;
    if (filter.trim() === '') return text('overview.count', { pages: all });
    return text('overview.found', { pages: found, all });
  };
  return (
    <search className={`rp-not-doc ${styles.filter}`} data-island="page">
      <label htmlFor={id} className={styles.label}>
        {text('overview.filterNameText')}
      </label>
      <input
        id={id}
        type="search"
        className={styles.field}
        placeholder={text('overview.filterPlaceholderText')}
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <p role="status" className={found === 0 ? styles.none : styles.count}>
        {status()}
      </p>
    </search>
  );
}

/** A section of the index. Its heading has no id, since ids must be the same in all languages. */
function Group({ group: { name, link, pages } }: { group: IndexGroup }) {
  const { h2: Heading } = getCustomMDXComponent();
  return (
    <>
      {name && <Heading>{link ? <Link href={link}>{name}</Link> : name}</Heading>}
      <ul className={`rp-not-doc ${styles.pages}`}>
        {pages.map((page) => (
          <Page key={page.link} page={page} />
        ))}
      </ul>
    </>
  );
}

function Page({ page: { title, link, headings } }: { page: IndexPage }) {
  return (
    <li className={styles.page}>
      <Link href={link} className={styles.title} {...renderInlineMarkdown(title)} />
      {headings.length > 0 && (
        <ul className={styles.headings}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <Link href={`${link}#${id}`} className={styles.heading} {...renderInlineMarkdown(text)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
