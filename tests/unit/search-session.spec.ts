import { expect, test } from '@playwright/test';
import { type SearchOptions, type SearchResults, SearchUnavailable } from '../../search/types.ts';
import { createSession, PAGE_SIZE, toQuery } from '../../theme/search/create-session.ts';
import { hit } from './search-pages.ts';

/** A provider whose answers the test gives, in the order it likes. */
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
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an answer to an older query never takes the place of a newer one', async () => {
  const provider = fakeProvider();
  const session = createSession(provider);
  void session.ask('first');
  await settled();
  void session.ask('second');
  await settled();
  provider.asked[1]?.answer({ hits: hits(1, 'second') });
  await settled();
  provider.asked[0]?.answer({ hits: hits(1, 'first') });
  await settled();
  expect(session.read()).toMatchObject({ status: 'idle', answered: 'second', hits: [{ link: '/second0' }] });
  void session.ask('third');
  await settled();
  void session.ask('');
  await settled();
  provider.asked[2]?.fail(new SearchUnavailable());
  await settled();
  expect(session.read()).toMatchObject({ status: 'idle', answered: '', hits: [] });
});

test('[K-01] seven results at first, seven more at a time, and none promised that do not come', async () => {
  const provider = fakeProvider();
  const session = createSession(provider);
  void session.ask('word', 'guide');
  await settled();
  expect(provider.asked[0]?.options).toMatchObject({ offset: 0, scope: 'guide' });
  provider.asked[0]?.answer({ hits: hits(8) });
  await settled();
  expect(PAGE_SIZE).toBe(7);
  expect(session.read()).toMatchObject({ hits: { length: 7 }, hasMore: true });
  void session.more();
  await settled();
  expect(provider.asked[1]).toMatchObject({ query: 'word', options: { offset: 7, scope: 'guide' } });
  provider.asked[1]?.answer({ hits: hits(7, 'next') });
  await settled();
  expect(session.read()).toMatchObject({ hits: { length: 14 }, hasMore: false });
});

test('a query is asked without the spaces around it, and not longer than 512 characters', () => {
  expect(toQuery('  dts bundle ')).toBe('dts bundle');
  expect(toQuery(' \t　')).toBe('');
  expect(toQuery('x'.repeat(10_000))).toHaveLength(512);
});
