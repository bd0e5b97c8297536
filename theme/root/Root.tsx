import { PageContext, useLocation, warmPageData } from '@rspress/core/runtime';
import { Children, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { hideByQuery } from '../../document/head/hide-by-query';
import { ProgressBar } from '../navigation/ProgressBar';
import { useLinks } from '../navigation/use-links';
import { setShownPath } from '../navigation/watch-history';
import { BackToTop } from '../scroll/BackToTop';
import { PrerenderedPage } from './PrerenderedPage';
import { finishStart } from './start-shell';

/**
 * Wraps every page: keeps it readable after errors, and adds what floats above it. Rspress passes the layout and a list
 * of global components. Those render only in the browser: the query may turn them off, which the server cannot know,
 * and their prerendered markup would remain.
 */
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
  const parts = Array.isArray(children) && !isInBrowser ? children.filter((part) => !Array.isArray(part)) : children;
  return (
    <PrerenderedPage>
      {Children.toArray(parts)}
      <ProgressBar />
      <BackToTop />
    </PrerenderedPage>
  );
}

/** Otherwise Rspress loads the first page's data again, and renders the whole application again with the copy. */
function useFirstPage(): void {
  const { pathname } = useLocation();
  const { data } = useContext(PageContext);
  const [first] = useState({ pathname, data });
  // Before the effect of Rspress's `App`, which is a parent.
  useLayoutEffect(() => {
    if (first.data) warmPageData(first.pathname, first.data);
  }, [first]);
}
