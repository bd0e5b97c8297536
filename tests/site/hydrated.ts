import type { Page } from '@playwright/test';
import { drawn } from './shell.ts';

/**
 * Acts as a reader does who moves the mouse, and waits until React has taken over the pre-rendered page
 * and its first effects have run, so that everything answers.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new PointerEvent('pointermove'));
    const root = document.getElementById('__rspress_root') as unknown as Record<string, unknown>;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const fiber = root?.[key ?? ''] as
      | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
      | undefined;
    return fiber?.stateNode.current.memoizedState.isDehydrated === false;
  });
  await drawn(page);
}
