import { removeBase, useLocaleSiteData } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { useEffect, useState } from 'react';
import type { PageLink } from '../../site/sidebar-tree';
import { useText } from '../use-text';
import styles from './NotFoundLayout.module.css';
import { nearestPages } from './nearest-pages';

/** Suggests pages that the reader may have meant. Rendered in the browser only, which knows the URL. */
export function NearestPages() {
  const text = useText();
  const { sidebar } = useLocaleSiteData();
  const [pages, setPages] = useState<PageLink[]>([]);
  useEffect(() => setPages(nearestPages(Object.values(sidebar), removeBase(window.location.pathname))), [sidebar]);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">{text('search.nearest')}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.link}>
            <Link className={styles.nearest} href={page.link} {...renderInlineMarkdown(page.text)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
