import type { Header } from '@rspress/core';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { useText } from '../use-text';
import styles from './Outline.module.css';

/** Links to the page's headings; `document/outline/` marks the current one. */
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
              <span {...breakable(renderInlineMarkdown(text))} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Allows line breaks after the dots of option names. */
function breakable(markup: ReturnType<typeof renderInlineMarkdown>) {
  const html = 'children' in markup ? escaped(markup.children ?? '') : markup.dangerouslySetInnerHTML.__html;
  return { dangerouslySetInnerHTML: { __html: html.replace(/\.(?=\w)(?![^<]*>)/g, '.<wbr>') } };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
