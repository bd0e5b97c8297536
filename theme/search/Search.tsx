import { useSite } from '@rspress/core/runtime';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { hotkey } from '../../client/show-hotkey';
import { Icon } from '../Icon';
import { useText } from '../use-text';
import styles from './Search.module.css';
import { SearchDialog } from './SearchDialog';
import { useOpenSearch } from './use-open-search';

/** Search of the site: a button in the bar, and the dialog that it opens. */
export function Search() {
  const { search } = useSite().site;
  return search === false || import.meta.env.SSG_MD ? null : <SearchOfSite />;
}

function SearchOfSite() {
  const { stage, dialog, close, button } = useOpenSearch();
  return (
    <>
      <SearchButton aria-expanded={stage === 'open'} {...button} />
      {stage !== 'away' && <SearchDialog ref={dialog} isOpen={stage === 'open'} onClose={close} />}
    </>
  );
}

/** On phones only its icon shows. */
function SearchButton(attributes: ComponentProps<'button'>) {
  const text = useText();
  const keys = useSyncExternalStore(subscribeToPlatform, hotkey, () => '');
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...attributes}
    >
      <Icon name="search" />
      <span className={styles.words}>{text('searchPlaceholderText')}</span>
      <span className={styles.hotkey} aria-hidden="true" data-hotkey suppressHydrationWarning>
        {keys}
      </span>
    </button>
  );
}

/** A platform does not change. */
const subscribeToPlatform = () => () => {};
