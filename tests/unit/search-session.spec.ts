import { expect, test } from 'playwright/test';
import { type SearchOptions, type SearchResults, SearchUnavailable } from '../../search/types.ts';
import { createSession, toQuery } from '../../theme/search/create-session.ts';
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

test('a query is trimmed and cut to 512 characters', () => {
  expect(toQuery('  dts bundle ')).toBe('dts bundle');
  expect(toQuery(' \t　')).toBe('');
  expect(toQuery('x'.repeat(10_000))).toHaveLength(512);
});

test('a message is unknown only as long as its own results show', async () => {
  const provider = fakeProvider();
  const session = createSession(provider);
  await run(() => session.ask('Error: nobody knows'));
  await run(() => provider.asked[0]?.answer({ hits: hits(1), isUnknownMessage: true }));
  expect(session.read().isUnknownMessage).toBe(true);
  await run(() => session.ask('dts'));
  await run(() => provider.asked[1]?.answer({ hits: hits(1) }));
  expect(session.read().isUnknownMessage).toBe(false);
});
