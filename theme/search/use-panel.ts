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
import { toQuery } from './create-session';
import { openOption } from './open-option';
import { shownList } from './shown-list';
import { useCombobox } from './use-combobox';
import { usePopularPages } from './use-popular-pages';
import { useProvider } from './use-provider';
import { useQuery } from './use-query';
import { rememberSearch, useRecentSearches } from './use-recent-searches';
import { useScopes } from './use-scopes';
import { useSession } from './use-session';

/**
 * The state of the dialog's content: what is asked, what is shown, what is selected.
 *
 * @param typedBefore what stands in the field and is asked first
 */
export function usePanel(typedBefore: RefObject<string>) {
  const { session, state } = useSession(useProvider()());
  const query = useQuery(session, state, typedBefore.current);
  const popular = usePopularPages();
  const recent = useRecentSearches();
  const scopes = useScopes();
  const list = useMemo(() => shownList(state, popular), [state, popular]);
  const opensFirst = useRef<string>(undefined);

  const box = useCombobox({
    options: list.hits,
    // Enter opens a result that answers the query, but no page that was not asked for.
    selectsFirst: state.hits.length > 0,
    onEnter(option, inTab) {
      if (query.isAnswered) {
        if (!option) return;
        if (inTab) remember();
        openOption(box.idOf(option), inTab);
      } else if (!inTab) {
        opensFirst.current = query.typed;
        query.askNow();
      }
    },
  });

  // It may have grown since this was rendered.
  const askFirst = useEffectEvent(() => {
    if (toQuery(typedBefore.current) !== '') query.fill(typedBefore.current);
  });
  useEffect(() => askFirst(), []);

  // Whoever presses Enter before the answer is there means its first result.
  const openFirst = useEffectEvent(() => {
    if (opensFirst.current === undefined || state.status === 'searching' || state.status === 'loading') return;
    const isMeant = opensFirst.current === query.typed && query.isAnswered && state.hits.length > 0;
    opensFirst.current = undefined;
    if (isMeant && box.activeId) openOption(box.activeId, false);
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
    if (first) box.pick(first);
  }

  const hasRows = list.hits.length > 0;
  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    value: query.typed,
    'aria-expanded': hasRows,
    'aria-controls': hasRows ? box.listId : undefined,
    'aria-activedescendant': box.activeId,
    onKeyDown: box.onKeyDown,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      query.type(target.value, (nativeEvent as InputEvent).isComposing),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => query.type(currentTarget.value),
  };

  return { state, query, field, list, box, scopes, recent, remember, more, retry: session.retry };
}
