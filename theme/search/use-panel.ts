import { type ChangeEvent, type CompositionEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { openOption } from './open-option';
import { shownList } from './shown-list';
import { useCombobox } from './use-combobox';
import { usePopularPages } from './use-popular-pages';
import { useProvider } from './use-provider';
import { useQuery } from './use-query';
import { useRecentSearches } from './use-recent-searches';
import { useScopes } from './use-scopes';
import { useSession } from './use-session';

/**
 * The state of the dialog's content: what is asked, what is shown, what is selected.
 *
 * @param typedBefore what is asked first
 */
export function usePanel(typedBefore: string) {
  const { session, state } = useSession(useProvider()());
  const query = useQuery(session, state, typedBefore);
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

  // Whoever presses Enter before the answer is there means its first result.
  const openFirst = useEffectEvent(() => {
    if (opensFirst.current === undefined || state.status === 'searching' || state.status === 'loading') return;
    const isMeant = opensFirst.current === query.typed && query.isAnswered && state.hits.length > 0;
    opensFirst.current = undefined;
    if (isMeant && box.activeId) openOption(box.activeId, false);
  });
  useEffect(() => openFirst(), [state]);

  function remember(): void {
    if (state.hits.length > 0) recent.remember(state.answered);
  }

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
