import { languageFacts } from '../../shared/languages';
import { Icon } from '../Icon';
import { Menu } from '../menu/Menu';
import { useText } from '../use-text';
import styles from './NavItems.module.css';
import { type LocaleLink, useLocaleChoices } from './use-locale-choices';

/** The menus of languages and versions. */
export function LocaleMenus() {
  const text = useText();
  return useLocaleChoices().map(({ kind, links }) => {
    const current = links.find(({ isCurrent }) => isCurrent)?.text ?? '';
    return (
      <Menu key={kind} button={current} label={text(`bar.${kind}`, { name: current })}>
        <LocaleList links={links} />
      </Menu>
    );
  });
}

/** Links to the page in each locale. They load a new document, so that `<html lang>` is right from the start. */
export function LocaleList({ links }: { links: LocaleLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ text, href, lang, isCurrent }) => (
        <li key={text}>
          <a
            className={styles.row}
            href={href}
            lang={lang && languageFacts(lang).tag}
            hrefLang={lang && languageFacts(lang).tag}
            rel={lang && 'alternate'}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {text}
            {isCurrent && <Icon name="check" size={1.125} className={styles.check} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
