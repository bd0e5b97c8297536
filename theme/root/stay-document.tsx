import { initPageData, PageContext, removeBase } from '@rspress/core/runtime';
import { createRoot } from 'react-dom/client';
import { stopRecording } from '../../document/early-events';
import { StandaloneSearch } from '../search/StandaloneSearch';
import { IslandNotice } from './IslandNotice';
import { endStart } from './start-shell';

/**
 * Leaves a page to the browser that the application can't adopt, because a translator or an extension has changed it.
 * Links load documents, menus are popovers, and search gets an application of its own. Parts that React would have to
 * adopt say that they don't work. `<html data-app="document">` signals this state.
 */
export async function stayDocument(): Promise<void> {
  endStart();
  stopRecording();
  document.documentElement.dataset.app = 'document';
  const data = await initPageData(removeBase(location.pathname));
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <PageContext value={{ data }}>
      <StandaloneSearch />
      <IslandNotice />
    </PageContext>,
  );
}
