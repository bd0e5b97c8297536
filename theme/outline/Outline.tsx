import type { Header } from '@rspress/core';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';
import { showItem } from '../scroll/show-item';
import { useText } from '../use-text';
import styles from './Outline.module.css';

type Props = { headers: Header[]; current: Header | undefined };

/** Links to the page's headings, with the one that is being read as the current one. */
export function Outline({ headers, current }: Props) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = current && list.current?.querySelector('[aria-current]');
    if (link) showItem(link, '.rp-doc-layout__outline');
  }, [current]);

  if (headers.length === 0) return null;
  return (
    <nav aria-labelledby="page-outline-title">
      <p id="page-outline-title" className={styles.title}>
        {text('outlineTitle')}
      </p>
      <ul className={styles.list} ref={list}>
        {headers.map((header, index) => (
          <li key={`${header.id}-${index}`} data-depth={header.depth}>
            <Link
              className={styles.link}
              href={`#${header.id}`}
              aria-current={header.id === current?.id ? 'location' : undefined}
            >
              <span {...renderInlineMarkdown(header.text)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
