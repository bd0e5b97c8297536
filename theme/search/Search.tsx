import { useSite } from '@rspress/core/runtime';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { hotkey } from '../../document/show-hotkey';
import { action } from '../action';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './Search.module.css';
import { SearchDialog } from './SearchDialog';
import { useSearchDialog } from './use-search-dialog';

/** The search button in the bar, and the dialog that it opens. */
export function Search() {
  const { search } = useSite().site;
  return search === false || import.meta.env.SSG_MD ? null : <SearchOfSite />;
}

function SearchOfSite() {
  const { dialog, button, ...state } = useSearchDialog();
  return (
    <>
      <SearchButton aria-expanded={state.isOpen} {...button} />
      <SearchDialog ref={dialog} {...state} />
    </>
  );
}

/** Its name is what is written on it (WCAG 2.5.3). Shows only its icon on phones. */
function SearchButton(attributes: ComponentProps<'button'>) {
  const text = useText();
  const keys = useSyncExternalStore(subscribeToPlatform, hotkey, () => '');
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...action('search')}
      {...attributes}
    >
      <Icon name="search" />
      <span className={styles.words}>{text('searchPlaceholderText')}</span>
      <span className={styles.hotkey} data-hotkey data-unmanaged suppressHydrationWarning>
        {keys}
      </span>
    </button>
  );
}

/** The platform never changes. */
const subscribeToPlatform = () => () => {};
