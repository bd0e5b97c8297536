import { usePage, withBase } from '@rspress/core/runtime';
import { markdownPath } from '../../shared/addresses/markdown-path';
import { action } from '../action';
import { Menu } from '../menu/Menu';
import { usePageUrl } from '../use-page-url';
import { useText } from '../use-text';
import { assistants } from './assistants';
import styles from './PageMenu.module.css';

/**
 * Takes the page along: its Markdown to copy or to look at, and assistants with a question about it. Works before the
 * application starts; `document/code/copy-page.ts` copies.
 */
export function PageMenu() {
  const text = useText();
  const { routePath, frontmatter } = usePage().page;
  const question = text('pageMenu.question', { url: usePageUrl() });
  // Unlisted pages have no Markdown.
  if (frontmatter.search === false) return null;
  return (
    <div className={styles.place}>
      <Menu button={text('pageMenu.name')} buttonClass={styles.button} opensBy="click">
        <ul>
          <li>
            <button type="button" className={styles.entry} {...action('copy-page')}>
              {text('copyMarkdownText')}
              <span
                aria-live="polite"
                className={styles.status}
                data-copied={text('pageMenu.copied')}
                data-failed={text('pageMenu.failed')}
              />
            </button>
          </li>
          <li>
            <a className={styles.entry} href={withBase(markdownPath(routePath))} data-markdown="">
              {text('pageMenu.view')}
            </a>
          </li>
          {assistants.map(({ name, address }) => (
            <li key={name}>
              <a
                className={styles.entry}
                href={address + encodeURIComponent(question)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {text('openInText', { name })}
              </a>
            </li>
          ))}
        </ul>
      </Menu>
    </div>
  );
}
