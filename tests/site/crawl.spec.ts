import { hiddenRoutes, languages, routes } from '../routes.ts';
import { expect, test } from './fixtures.ts';

const homes = languages.map(({ prefix }) => `${prefix}/`);
const every = (list: readonly string[]) => languages.flatMap(({ prefix }) => list.map((route) => prefix + route));

test('[R-07, R-08] a crawl from both homes reaches every route and no hidden page', async ({ request, origin }) => {
  const queue = [...homes];
  const statuses = new Map<string, number>();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (statuses.has(next)) continue;
    const response = await request.get(next, { maxRedirects: 0 });
    statuses.set(next, response.status());
    // A folder's path without its slash redirects there in one step.
    if (response.status() === 301) queue.push(new URL(response.headers().location ?? '', origin).pathname);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    for (const [, href = ''] of (await response.text()).matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), origin + next);
      if (url.origin === origin) queue.push(url.pathname);
    }
  }
  console.log(`crawl: ${statuses.size} addresses`);
  const reached = [...statuses.keys()];
  expect([...statuses].filter(([, status]) => status !== 200 && status !== 301)).toEqual([]);
  expect(every(routes).filter((route) => !reached.includes(route))).toEqual([]);
  expect(every(hiddenRoutes).filter((route) => reached.includes(route))).toEqual([]);
});
