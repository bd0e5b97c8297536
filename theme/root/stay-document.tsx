import { PageContext } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { stopRecording } from '../../document/early-events';
import { StandaloneSearch } from '../search/StandaloneSearch';
import { IslandNotice } from './IslandNotice';
import { endStart } from './start-shell';

export type FirstPage = ComponentProps<typeof PageContext>['value']['data'];

/**
 * Leaves a page to the browser that the application can't adopt, because a translator or an extension has changed it.
 * Links load documents, menus are popovers, and search gets an application of its own. Parts that React would have to
 * adopt say that they don't work. `<html data-app="document">` signals this state.
 */
export function stayDocument(data: FirstPage): void {
  endStart();
  stopRecording();
  document.documentElement.dataset.app = 'document';
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <PageContext value={{ data }}>
      <StandaloneSearch />
      <IslandNotice />
    </PageContext>,
  );
}
