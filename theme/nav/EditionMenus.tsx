import { useText } from '../use-text';
import { EditionList } from './EditionList';
import { NavMenu } from './NavMenu';
import { useLanguages, useVersions } from './use-editions';

/** The menus of languages and of versions; one that has nothing to choose from is not there. */
export function EditionMenus() {
  const text = useText();
  const menus = [
    { label: 'bar.language', editions: useLanguages() },
    { label: 'bar.version', editions: useVersions() },
  ] as const;
  return menus.map(({ label, editions }) => {
    if (editions.length === 0) return null;
    const current = editions.find(({ isCurrent }) => isCurrent)?.text ?? '';
    return (
      <NavMenu key={label} button={current} label={text(label, { name: current })}>
        <EditionList editions={editions} />
      </NavMenu>
    );
  });
}
