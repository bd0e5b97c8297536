import { removeBase, useLocaleSiteData } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { useEffect, useState } from 'react';
import { nearest } from '../../search/engine/nearest-titles';
import { safeDecode } from '../../shared/addresses/safe-decode';
import { type PageLink, sidebarPages } from '../../shared/sidebar-tree';
import { useText } from '../use-text';
import styles from './NotFoundLayout.module.css';

/** Lower similarities are common among pages of the same folder. */
const MIN_SIMILARITY = 0.4;

/** Suggests pages whose paths or titles are similar to the URL's path. Rendered in the browser only, which knows the URL. */
export function NearestPages() {
  const text = useText();
  const { sidebar } = useLocaleSiteData();
  const [pages, setPages] = useState<PageLink[]>([]);
  useEffect(() => {
    const all = Object.values(sidebar).flatMap(sidebarPages);
    const path = safeDecode(removeBase(window.location.pathname));
    setPages(nearest(all, ({ text, link }) => [link, text], path, MIN_SIMILARITY));
  }, [sidebar]);
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
