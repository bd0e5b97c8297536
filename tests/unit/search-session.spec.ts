import { mock } from 'node:test';
import { expect, test } from '@playwright/test';
import { REQUEST_TIMEOUT } from '../../client/timing.ts';
import { type SearchOptions, type SearchResults, SearchUnavailable } from '../../search/types.ts';
import { createSession, PAGE_SIZE, toQuery } from '../../theme/search/create-session.ts';
import { hit } from './search-pages.ts';

/** A provider whose answers the test resolves in any order. */
function fakeProvider() {
  const asked: {
    query: string;
    options?: SearchOptions;
    answer: (results: Partial<SearchResults>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const search = (query: string, options?: SearchOptions) =>
    new Promise<SearchResults>((resolve, fail) =>
      asked.push({ query, options, fail, answer: (results) => resolve({ hits: [], nearest: [], ...results }) }),
    );
  return { asked, search };
}

const hits = (count: number, name = 'p') => Array.from({ length: count }, (_, index) => hit(`/${name}${index}`));

/** Does something, and waits for what follows from it without a timer. */
async function run(act: () => unknown): Promise<void> {
  void act();
  await new Promise((resolve) => setImmediate(resolve));
}

test('a late answer to an older query never replaces a newer one', async () => {
  const provider = fakeProvider();
  const session = createSession(provider);
  await run(() => session.ask('first'));
  await run(() => session.ask('second'));
  await run(() => provider.asked[1]?.answer({ hits: hits(1, 'second') }));
  await run(() => provider.asked[0]?.answer({ hits: hits(1, 'first') }));
  expect(session.read()).toMatchObject({ status: 'idle', answered: 'second', hits: [{ link: '/second0' }] });
  await run(() => session.ask('third'));
  await run(() => session.ask(''));
  await run(() => provider.asked[2]?.fail(new SearchUnavailable()));
  expect(session.read()).toMatchObject({ status: 'idle', answered: '', hits: [] });
});

test('[K-01] seven results at first, seven more at a time, and "more" only if there are further results', async () => {
  const provider = fakeProvider();
  const session = createSession(provider);
  await run(() => session.ask('word', 'guide'));
  expect(provider.asked[0]?.options).toMatchObject({ offset: 0, scope: 'guide' });
  await run(() => provider.asked[0]?.answer({ hits: hits(8) }));
  expect(PAGE_SIZE).toBe(7);
  expect(session.read()).toMatchObject({ hits: { length: 7 }, hasMore: true });
  await run(() => session.more());
  expect(provider.asked[1]).toMatchObject({ query: 'word', options: { offset: 7, scope: 'guide' } });
  await run(() => provider.asked[1]?.answer({ hits: hits(7, 'next') }));
  expect(session.read()).toMatchObject({ hits: { length: 14 }, hasMore: false });
});

test('a query is trimmed and cut to 512 characters', () => {
  expect(toQuery('  dts bundle ')).toBe('dts bundle');
  expect(toQuery(' \t　')).toBe('');
  expect(toQuery('x'.repeat(10_000))).toHaveLength(512);
});

test('a missing answer counts as failed until it arrives, and can be retried', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const provider = fakeProvider();
  const loads: unknown[] = [];
  const session = createSession({ ...provider, load: async (anew) => void loads.push(anew) });
  await run(() => session.ask('word'));
  await run(() => provider.asked[0]?.answer({ hits: hits(8) }));
  await run(session.more);
  mock.timers.tick(REQUEST_TIMEOUT);
  expect(session.read()).toMatchObject({ status: 'failed', hits: [] });
  await run(() => provider.asked[1]?.answer({ hits: hits(1, 'next') }));
  expect(session.read()).toMatchObject({ status: 'idle', hits: { length: 8 } });
  await run(session.retry);
  expect(loads).toEqual([false, false, true]);
  mock.timers.reset();
});
