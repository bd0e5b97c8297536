import { getCustomMDXComponent, Link, renderInlineMarkdown } from '@rspress/core/theme';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { LONGEST_QUERY } from '../../search/types';
import type { OptionFact } from '../../shared/option-facts/option-fact';
import { groupId, type IndexGroup } from '../../shared/overview-index';
import { useGroups } from '../../theme/doc-layout/use-groups';
import { useText } from '../../theme/use-text';
import { countPages, filterIndex } from './filter-index';
import styles from './OverviewIndex.module.css';
import type { texts } from './texts';
import { useFilter } from './use-filter';

/** The number of headings per page before the reader filters. */
const SHOWN_HEADINGS = 6;

type IndexPage = IndexGroup['pages'][number];

type Facts = Readonly<Record<string, Pick<OptionFact, 'type' | 'default'>>>;

/**
 * A filterable index of the pages in an overview's sidebar.
 *
 * Pages with `overview: true` write `<OverviewIndex />`; the build adds `facts`, by option.
 */
export function OverviewIndex({ facts }: { facts: Facts }) {
  const field = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useFilter(field);
  const all = useGroups();
  const found = filterIndex(all, filter);
  const shownHeadings = filter.trim() === '' ? SHOWN_HEADINGS : undefined;
  return (
    <div className={styles.index}>
      <Filter field={field} filter={filter} onFilter={setFilter} found={countPages(found)} all={countPages(all)} />
      {found.map((group) => (
        <Group key={group.name} group={group}>
          {group.pages.map((page) => (
            <Page
              key={page.link}
              page={{ ...page, headings: page.headings.slice(0, shownHeadings) }}
              fact={facts[page.title.replace(/^lib\./, '')]}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

/** `found` and `all` are page counts. */
type FilterProps = {
  field: RefObject<HTMLInputElement | null>;
  filter: string;
  onFilter: (filter: string) => void;
  found: number;
  all: number;
};

/** The filter field and a live region with the number of results. */
function Filter({ field, filter, onFilter, found, all }: FilterProps) {
  const text = useText<typeof texts>();
  const id = useId();
  const status = () => {
    if (found === 0) return text('markdown.pair', { name: text('overview.filterNoResultText'), value: filter });
    if (filter.trim() === '') return text('overview.count', { pages: all });
    return text('overview.found', { pages: found, all });
  };
  return (
    <search className={`rp-not-doc ${styles.filter}`}>
      <label htmlFor={id} className={styles.label}>
        {text('overview.filterNameText')}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        maxLength={LONGEST_QUERY}
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

function Group({ group, children }: { group: IndexGroup; children: ReactNode }) {
  const { h2: Heading } = getCustomMDXComponent();
  const { name, link } = group;
  return (
    <>
      {name && <Heading id={groupId(group)}>{link ? <Link href={link}>{name}</Link> : name}</Heading>}
      <ul className={`rp-not-doc ${styles.pages}`}>{children}</ul>
    </>
  );
}

function Page({ page: { title, link, description, headings }, fact }: { page: IndexPage; fact?: Facts[string] }) {
  const text = useText<typeof texts>();
  return (
    <li className={styles.page}>
      <Link href={link} className={styles.title} {...renderInlineMarkdown(title)} />
      {description && <p className={styles.description}>{description}</p>}
      {fact && (
        <dl className={styles.facts}>
          <dt>{text('optionFacts.type')}</dt>
          <dd>
            <code>{fact.type}</code>
          </dd>
          {typeof fact.default === 'string' && (
            <>
              <dt>{text('optionFacts.default')}</dt>
              <dd>
                <code>{fact.default}</code>
              </dd>
            </>
          )}
        </dl>
      )}
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
