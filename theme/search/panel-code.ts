import type { ComponentType } from 'react';
import { createStore } from '../create-store';
import type { PanelProps } from './SearchPanel';

/** The part of the dialog that is fetched when a reader first turns to search. */
export const panelCode = createStore<{ Panel?: ComponentType<PanelProps>; hasFailed: boolean }>({ hasFailed: false });

/** Fetches it unless it is here; after a failure, again. */
export async function fetchPanel(): Promise<void> {
  if (panelCode.read().Panel) return;
  panelCode.write({ hasFailed: false });
  try {
    const { SearchPanel } = await import('./SearchPanel');
    panelCode.write({ Panel: SearchPanel, hasFailed: false });
  } catch (error) {
    console.error(error);
    panelCode.write({ hasFailed: true });
  }
}
