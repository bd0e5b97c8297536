import { PageContext, useLocation, warmPageData } from '@rspress/core/runtime';
import { Children, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { hideByQuery } from '../../document/head/hide-by-query';
import { ProgressBar } from '../navigation/ProgressBar';
import { useLinks } from '../navigation/use-links';
import { setShownPath } from '../navigation/watch-history';
import { BackToTop } from '../scroll/BackToTop';
import { unmanagedContent } from '../unmanaged-content';
import { PrerenderedPage } from './PrerenderedPage';
import { finishStart } from './start-shell';

/**
 * Wraps every page: keeps it readable after errors, and adds what floats above it. Rspress passes the layout and a list
 * of global components, or none of them if the frontmatter or the query turns them off.
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
  const parts = Array.isArray(children) ? children : [children];
  return (
    <PrerenderedPage>
      {Children.toArray(parts.filter((part) => !Array.isArray(part)))}
      <GlobalComponents isFirst={!isInBrowser}>{parts.find(Array.isArray)}</GlobalComponents>
      <ProgressBar />
      <BackToTop />
    </PrerenderedPage>
  );
}

/**
 * Global components are part of the served page, and start when the browser is idle. The server cannot know a query that
 * turns them off: styles hide them then (`query-switches.css`), and React removes them after hydration.
 *
 * @param isFirst whether this is the render that has to match the served page
 */
function GlobalComponents({ isFirst, children }: { isFirst: boolean; children?: ReactNode[] }) {
  const wrapper = { className: 'global-components', 'data-island': 'global', 'data-hydrate': 'idle' };
  if (children && children.length > 0)
    return (
      <div key="shown" {...wrapper}>
        {children}
      </div>
    );
  const isServed = isFirst && typeof document !== 'undefined' && document.querySelector('[data-island=global]');
  return isServed ? <div key="hidden" {...wrapper} {...unmanagedContent} /> : null;
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
