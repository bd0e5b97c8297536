import { expect, test } from '@playwright/test';
import { replayEvents } from '../../head/replay-events.ts';
import type { Act } from '../../head/start-later.ts';

/** As much of an element as an act needs. */
class FakeElement {
  isConnected = true;
  done: string[] = [];
  dispatchEvent({ type }: Event): boolean {
    return this.done.push(type) > 0;
  }
}

test.beforeAll(() => {
  Object.assign(globalThis, {
    Element: FakeElement,
    KeyboardEvent: class extends Event {},
    MouseEvent: class extends Event {},
  });
});

function clickOn(target: FakeElement): Act {
  return { event: { type: 'click', target } as unknown as Event };
}

test('what a reader does while the last act is carried out is carried out too', async () => {
  const target = new FakeElement();
  const acts = [clickOn(target)];
  const carried = replayEvents(acts, 100);
  // After the first is taken, and before it is known that there is no other.
  await new Promise((resolve) => setTimeout(resolve));
  expect(target.done).toEqual(['click']);
  acts.push(clickOn(target));
  await carried;
  expect(target.done).toEqual(['click', 'click']);
  expect(acts).toEqual([]);
});

test('what was meant for something that is gone is left out', async () => {
  const gone = Object.assign(new FakeElement(), { isConnected: false });
  await replayEvents([clickOn(gone)], 100);
  expect(gone.done).toEqual([]);
});
