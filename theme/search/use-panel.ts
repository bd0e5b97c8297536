import type { SidebarData } from '@rspress/core';
import { isEqualPath, useLocaleSiteData, usePage, useSite } from '@rspress/core/runtime';
import {
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isSearchOpen, reloadForSearch, searchDialog } from '../../document/search-dialog';
import { debounce } from '../../document/timing';
import { createLocalProvider } from '../../search/local/create-local-provider';
import { createRemoteProvider } from '../../search/remote/create-remote-provider';
import type { SearchFiles, SearchHit, SearchProvider } from '../../search/types';
import { sidebarPages } from '../../shared/sidebar-tree';
import { homeAddress } from '../locale-address';
import { createSession, toQuery } from './create-session';
import { rememberSearch } from './RecentSearches';
import { shownList } from './shown-list';
import { useCombobox } from './use-combobox';

declare const SEARCH_FILES: SearchFiles;

/** Debounce of the search field, in milliseconds (K-01). */
const WAIT = 150;

/** What most readers need; shown before they type. */
const POPULAR = [
  'guide/start/quick-start',
  'guide/basic/configure-rslib',
  'guide/basic/output-format',
  'guide/advanced/dts',
  'config/',
];
const NOTHING = { title: [], header: [], statement: [] };

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
      if (!isSearchOpen()) return;
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

/**
 * The typed query and its results.
 *
 * @param input the field, in which readers may have typed before the application started
 * @param isWanted whether the reader is about to search; then the provider loads
 */
function useQuery(input: RefObject<HTMLInputElement | null>, isWanted: boolean) {
  const provider = useProvider();
  const session = useMemo(() => createSession(provider), [provider]);
  const state = useSyncExternalStore(session.subscribe, session.read, session.read);
  const [typed, setTyped] = useState('');
  const askLater = useMemo(() => debounce(session.ask, WAIT), [session]);
  useEffect(() => askLater.cancel, [askLater]);

  function ask(words: string): void {
    askLater.cancel();
    void session.ask(words);
  }

  /** Sets the text and searches at once. */
  function fill(words: string): void {
    setTyped(words);
    ask(words);
  }

  useLayoutEffect(() => setTyped(input.current?.value ?? ''), [input]);

  // The field's value, because React runs this effect after the handler of a letter that arrives in between, but before
  // it renders the letter: an older `typed` would replace the search that the handler has planned.
  const askFirst = useEffectEvent(() => ask(input.current?.value ?? ''));
  useEffect(() => {
    if (isWanted) askFirst();
  }, [session, isWanted]);

  return {
    session,
    state,
    typed,
    /** Whether the results are those of the typed query. */
    isAnswered: toQuery(typed) === state.asked && (state.status === 'idle' || state.asked === ''),
    /** @param isComposing whether an input method is still composing; then no search starts */
    type(words: string, isComposing = false) {
      setTyped(words);
      if (isComposing) askLater.cancel();
      else if (toQuery(words) === '') ask(words);
      else askLater(words);
    },
    fill,
    askNow: () => ask(typed),
  };
}

/** The provider for the page's locale. A setting of the build decides which one, so the bundler drops the other. */
function useProvider(): SearchProvider {
  const { lang, version } = usePage().page;
  return useMemo(() => {
    if (SEARCH_REMOTE) return createRemoteProvider({ ...SEARCH_REMOTE, lang, version });
    return createLocalProvider(filesOf(lang, version));
  }, [lang, version]);
}

/** @param version empty on sites without versions */
function filesOf(lang: string, version: string): SearchFiles[string] | undefined {
  const files = SEARCH_FILES[[version, lang].filter(Boolean).join('.')];
  const base = __webpack_public_path__.replace(/\/$/, '');
  return files && { text: `${base}/${files.text}`, code: `${base}/${files.code}` };
}

/**
 * The popular pages that a locale's sidebars contain.
 *
 * @param home the path of the locale's home page
 */
function popularHits(sidebars: readonly SidebarData[], home: string): SearchHit[] {
  const pages = sidebars.flatMap(sidebarPages);
  return POPULAR.flatMap((path): SearchHit[] => {
    const link = home + path;
    // `isEqualPath` is slow, so check the prefix first.
    const title = pages.find((page) => page.link.startsWith(link) && isEqualPath(page.link, link))?.text;
    if (!title) return [];
    return [{ type: 'title', title, header: title, statement: '', link, query: '', highlights: NOTHING, group: '' }];
  });
}

/** What was in the field when Enter was pressed before the application started. */
function enteredEarly(): string | undefined {
  return typeof document === 'undefined' ? undefined : searchDialog()?.dataset.entered;
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
