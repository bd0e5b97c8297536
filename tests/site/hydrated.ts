import type { Page } from '@playwright/test';
import { drawn } from './shell.ts';

/**
 * Whether React has taken over the pre-rendered page, told in the page: acts as a reader does who moves the mouse, so
 * that it will. It uses nothing from outside.
 */
export function isHydrated(): boolean {
  window.dispatchEvent(new PointerEvent('pointermove'));
  const root = document.getElementById('__rspress_root') as unknown as Record<string, unknown>;
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const fiber = root?.[key ?? ''] as
    | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
    | undefined;
  return fiber?.stateNode.current.memoizedState.isDehydrated === false;
}

/** Waits until React has taken over the page and its first effects have run, so that everything answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await drawn(page);
}
