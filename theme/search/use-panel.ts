import { useLocaleSiteData, usePage, useSite } from '@rspress/core/runtime';
import {
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { reloadForSearch } from '../../document/reload-search';
import { isShown } from '../../document/search-dialog';
import { homeAddress } from '../locale-address';
import { popularHits } from './popular-hits';
import { rememberSearch } from './recent-searches';
import { shownList } from './shown-list';
import { useCombobox } from './use-combobox';
import { useQuery } from './use-query';

/**
 * The state of the dialog: query, results and selection.
 *
 * @param isWanted whether the reader is about to search
 */
export function usePanel(input: RefObject<HTMLInputElement | null>, isWanted: boolean) {
  const query = useQuery(input, isWanted);
  const { session, state } = query;
  const { sidebar } = useLocaleSiteData();
  const home = homeAddress(usePage().page, useSite().site);
  const popular = useMemo(() => popularHits(Object.values(sidebar), home), [sidebar, home]);
  const list = useMemo(() => shownList(state, popular), [state, popular]);
  const opensFirst = useRef(enteredEarly());

  const combobox = useCombobox({
    options: list.hits,
    // Enter opens the first result, but none of the suggested pages.
    selectsFirst: state.hits.length > 0 && !state.isUnknownMessage,
    onEnter(option, inNewTab) {
      // The field of a closed dialog has the focus until the next frame.
      const dialog = input.current?.closest('dialog');
      if (!dialog || !isShown(dialog)) return;
      if (query.isAnswered) {
        if (!option) return;
        if (inNewTab) remember();
        openOption(combobox.idOf(option), inNewTab);
      } else if (!inNewTab) {
        opensFirst.current = query.typed;
        query.askNow();
      }
    },
  });

  // Enter pressed before the results arrive opens the first one.
  const openFirst = useEffectEvent(() => {
    if (opensFirst.current === undefined || state.status === 'searching' || state.status === 'loading') return;
    const isMeant = opensFirst.current === query.typed && query.isAnswered && state.hits.length > 0;
    opensFirst.current = undefined;
    if (isMeant && combobox.activeId) openOption(combobox.activeId, false);
  });
  useEffect(() => openFirst(), [state]);

  const remember = useCallback(() => {
    const { hits, answered } = session.read();
    if (hits.length > 0) rememberSearch(answered);
  }, [session]);

  async function more(): Promise<void> {
    const shown = new Set(state.hits);
    await session.more();
    const [first] = session.read().hits.filter((hit) => !shown.has(hit));
    if (first) combobox.pick(first);
  }

  /** A file that is still missing may have got another name in a release. */
  async function retry(): Promise<void> {
    await session.retry();
    if (session.read().status === 'failed') await reloadForSearch();
  }

  /** @param isListShown whether the list is in the document */
  const fieldWith = (isListShown: boolean) => ({
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    value: query.typed,
    'aria-expanded': isListShown,
    'aria-controls': isListShown ? combobox.listId : undefined,
    'aria-activedescendant': isListShown ? combobox.activeId : undefined,
    onKeyDown: combobox.onKeyDown,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      query.type(target.value, (nativeEvent as InputEvent).isComposing),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => query.type(currentTarget.value),
  });

  return { state, query, fieldWith, list, combobox, remember, more, retry };
}

/** What was in the field when Enter was pressed before the application started. */
function enteredEarly(): string | undefined {
  return globalThis.document?.querySelector<HTMLElement>('dialog[data-search]')?.dataset.entered;
}

/**
 * Opens the link of a row.
 *
 * @param inNewTab then the dialog stays open
 */
function openOption(id: string, inNewTab: boolean): void {
  const link = document.getElementById(id);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
