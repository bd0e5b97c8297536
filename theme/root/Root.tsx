import { PageContext, useLocation, useSite, warmPageData } from '@rspress/core/runtime';
import globalComponents from 'global-components';
import { createElement, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { hideByQuery } from '../../document/head/hide-by-query';
import { languageOf } from '../../shared/languages';
import { IslandNotice } from '../island/IslandNotice';
import { ProgressBar } from '../navigation/ProgressBar';
import { useLinks } from '../navigation/use-links';
import { setShownPath } from '../navigation/watch-history';
import { BackToTop } from '../scroll/BackToTop';
import { unmanagedContent } from '../unmanaged-content';
import { PrerenderedPage } from './PrerenderedPage';
import { finishStart } from './start-shell';

/** Wraps every page: keeps it readable after errors, and adds what floats above it. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [isInBrowser, setInBrowser] = useState(false);

  useLinks();
  useFirstPage();
  useEffect(() => {
    setInBrowser(true);
    finishStart();
  }, []);
  useLayoutEffect(() => setShownPath(pathname), [pathname]);
  useLayoutEffect(() => hideByQuery(search), [search]);

  if (import.meta.env.SSG_MD) return children;
  return (
    <PrerenderedPage>
      {children}
      <GlobalComponents isFirst={!isInBrowser} />
      <ProgressBar />
      <BackToTop />
      <IslandNotice />
    </PrerenderedPage>
  );
}

/**
 * Global components are part of the served page, and start when the browser is idle. The frontmatter can turn them off,
 * and so can the query, which the server cannot know: styles hide them then (`query-switches.css`), and React removes them
 * after hydration.
 *
 * @param isFirst whether this is the render that has to match the served page
 */
function GlobalComponents({ isFirst }: { isFirst: boolean }) {
  const { search } = useLocation();
  const { frontmatter } = useContext(PageContext).data;
  if (globalComponents.length === 0 || frontmatter?.globalUIComponents === false) return null;
  const wrapper = { className: 'global-components', 'data-island': 'global', 'data-hydrate': 'idle' };
  if (new URLSearchParams(search).get('globalUIComponents') !== '0')
    return (
      <div key="shown" {...wrapper}>
        {globalComponents.map(([view, props], index) => createElement(view, { key: index, ...props }))}
      </div>
    );
  return isFirst ? <div key="hidden" {...wrapper} {...unmanagedContent} /> : null;
}

/**
 * Otherwise Rspress loads the first page's data again, and renders the whole application again with the copy. For an
 * unknown address, it would take the language from the second folder as well; hosts serve the 404 page by the first.
 */
function useFirstPage(): void {
  const { pathname } = useLocation();
  const { data } = useContext(PageContext);
  const { multiVersion } = useSite().site;
  // While it is rendered, so before any effect, in one of which Rspress asks for the data, and before what is below.
  useState(() => {
    if (!data || typeof window === 'undefined') return;
    if (data.pageType === '404' && data.version === multiVersion.default) data.lang = languageOf(pathname);
    warmPageData(pathname, data);
  });
}
