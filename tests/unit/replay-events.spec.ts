import { expect, test } from '@playwright/test';
import { type RecordedEvent, replayEvents } from '../../client/replay-events.ts';

/** As much of an element as a replay needs. */
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

function clickOn(target: FakeElement): RecordedEvent {
  return { event: { type: 'click', target } as unknown as Event };
}

test('an event that comes while the last one is replayed is replayed too', async () => {
  const target = new FakeElement();
  const recorded = [clickOn(target)];
  const replay = replayEvents(recorded, 100);
  // The first event is taken, and the end of the list is not reached yet.
  await new Promise((resolve) => setTimeout(resolve));
  expect(target.done).toEqual(['click']);
  recorded.push(clickOn(target));
  await replay;
  expect(target.done).toEqual(['click', 'click']);
  expect(recorded).toEqual([]);
});

test('an event on an element that is gone is dropped', async () => {
  const gone = Object.assign(new FakeElement(), { isConnected: false });
  await replayEvents([clickOn(gone)], 100);
  expect(gone.done).toEqual([]);
});
