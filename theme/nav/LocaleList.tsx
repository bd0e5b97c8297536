import { Icon } from './Icon';
import styles from './LinkList.module.css';
import type { LocaleLink } from './use-locales';

/**
 * Links to the page in its languages or versions. They load a document, so that the browser has
 * its language from the first byte, and its address goes on unchanged whatever is in it.
 */
export function LocaleList({ locales }: { locales: LocaleLink[] }) {
  return (
    <ul className={styles.list}>
      {locales.map(({ text, href, lang, isCurrent }) => (
        <li key={text}>
          <a
            className={styles.link}
            href={href}
            lang={lang}
            hrefLang={lang}
            rel={lang && 'alternate'}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {text}
            {isCurrent && <Icon name="check" className={styles.check} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
