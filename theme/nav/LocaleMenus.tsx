import { useText } from '../use-text';
import { LocaleList } from './LocaleList';
import { NavMenu } from './NavMenu';
import { useLanguages, useVersions } from './use-locales';

/** The menus of languages and of versions; one that has nothing to choose from is not there. */
export function LocaleMenus() {
  const text = useText();
  const menus = [
    { label: 'bar.language', locales: useLanguages() },
    { label: 'bar.version', locales: useVersions() },
  ] as const;
  return menus.map(({ label, locales }) => {
    if (locales.length === 0) return null;
    const current = locales.find(({ isCurrent }) => isCurrent)?.text ?? '';
    return (
      <NavMenu key={label} button={current} label={text(label, { name: current })}>
        <LocaleList locales={locales} />
      </NavMenu>
    );
  });
}
