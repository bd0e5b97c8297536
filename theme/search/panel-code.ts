import type { ComponentType } from 'react';
import { REQUEST_TIMEOUT } from '../../client/timing';
import { createStore } from '../create-store';
import type { PanelProps } from './SearchPanel';

/** The lazily loaded content of the dialog. */
export const panelCode = createStore<{ Panel?: ComponentType<PanelProps>; hasFailed: boolean }>({ hasFailed: false });

/** Fetches the panel unless it is loaded; retries after a failure. Counts as failed while it is overdue. */
export async function fetchPanel(): Promise<void> {
  if (panelCode.read().Panel) return;
  panelCode.write({ hasFailed: false });
  const timer = setTimeout(() => panelCode.write({ hasFailed: true }), REQUEST_TIMEOUT);
  try {
    const { SearchPanel } = await import('./SearchPanel');
    panelCode.write({ Panel: SearchPanel, hasFailed: false });
  } catch (error) {
    console.error(error);
    panelCode.write({ hasFailed: true });
  } finally {
    clearTimeout(timer);
  }
}
