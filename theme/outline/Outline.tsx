import type { Header } from '@rspress/core';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { useText } from '../use-text';
import styles from './Outline.module.css';

/** Links to the page's headings; `client/outline/` marks the one that is being read. */
export function Outline({ headers }: { headers: readonly Header[] }) {
  const text = useText();
  if (headers.length === 0) return null;
  return (
    <nav aria-labelledby="page-outline-title">
      <p id="page-outline-title" className={styles.title}>
        {text('outlineTitle')}
      </p>
      <ul className={styles.list}>
        {headers.map(({ id, depth, text }, index) => (
          <li key={`${id}-${index}`} data-depth={depth}>
            <Link className={styles.link} href={`#${id}`}>
              <span {...renderInlineMarkdown(text)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
