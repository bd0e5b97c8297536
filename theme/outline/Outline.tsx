import { useDynamicToc } from '@rspress/core/theme';
import { useText } from '../use-text';
import styles from './Outline.module.css';
import { Toc } from './Toc';

/** The page's headings, as a landmark of its own; nothing on a page without headings. */
export function Outline() {
  const text = useText();
  if (useDynamicToc().length === 0) return null;
  return (
    <nav aria-labelledby="page-outline-title">
      <p id="page-outline-title" className={styles.title}>
        {text('outlineTitle')}
      </p>
      <Toc />
    </nav>
  );
}
