import { Link, renderInlineMarkdown, useActiveAnchor, useDynamicToc } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';
import { showItem } from '../sidebar/scroll-to-item';
import styles from './Outline.module.css';

/** Links to the headings; the part that is being read is the current one. */
export function Toc() {
  const headers = useDynamicToc();
  const { activeAnchorId } = useActiveAnchor(headers);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (current) showItem(current, '.rp-doc-layout__outline');
  }, [activeAnchorId]);

  return (
    <ul className={styles.list} ref={list}>
      {headers.map(({ id, text, depth }, index) => (
        <li key={`${id}-${index}`} data-depth={depth}>
          <Link className={styles.link} href={`#${id}`} aria-current={id === activeAnchorId ? 'location' : undefined}>
            <span {...renderInlineMarkdown(text)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
