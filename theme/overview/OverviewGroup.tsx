import { getCustomMDXComponent, Link, renderInlineMarkdown } from '@rspress/core/theme';
import type { IndexGroup, IndexPage } from '../../site/overview-index';
import styles from './Overview.module.css';

/** A section of an overview's index. Its heading has no id: names differ by language, ids may not. */
export function OverviewGroup({ group: { name, link, pages } }: { group: IndexGroup }) {
  const { h2: Heading } = getCustomMDXComponent();
  return (
    <>
      {name && (
        <Heading>
          {link ? (
            <Link href={link} className={styles.name}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
      )}
      <ul className={`rp-not-doc ${styles.pages}`}>
        {pages.map((page) => (
          <OverviewPage key={page.link} page={page} />
        ))}
      </ul>
    </>
  );
}

function OverviewPage({ page: { title, link, headings } }: { page: IndexPage }) {
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
