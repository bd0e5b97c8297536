import { initPageData, PageContext, removeBase } from '@rspress/core/runtime';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { endEarlyEvents } from '../../document/early-events';
import { replayEvents } from '../../document/replay-events';
import { IslandNotice, useNoticeIn } from '../island/IslandNotice';
import { useIslands } from '../island/use-islands';
import { StandaloneSearch } from '../search/StandaloneSearch';
import { endStart } from './start-shell';

/** Parts that are hydrated with their page. */
const DEPENDENT = '[data-island=page], [data-island=global]';

/**
 * Leaves a page to the browser that the application can't adopt, because a translator or an extension has changed it.
 * Links load documents, menus are popovers, and search gets an application of its own, as islands have. Parts that React
 * would have to adopt with the page say that they don't work. `<html data-app="document">` signals this state.
 */
export async function stayDocument(): Promise<void> {
  endStart();
  document.documentElement.dataset.app = 'document';
  const data = await initPageData(removeBase(location.pathname));
  const host = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(host).render(
      <PageContext value={{ data }}>
        <StandaloneSearch />
        <Islands />
        <IslandNotice />
      </PageContext>,
    ),
  );
  void endEarlyEvents(replayEvents);
}

function Islands() {
  useIslands(true);
  useNoticeIn(DEPENDENT);
  return null;
}
