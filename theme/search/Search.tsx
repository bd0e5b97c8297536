import { useSite } from '@rspress/core/runtime';
import { SearchButton } from './SearchButton';
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
      <SearchButton isOpen={stage === 'open'} {...button} />
      {stage !== 'away' && <SearchDialog ref={dialog} isOpen={stage === 'open'} onClose={close} />}
    </>
  );
}
