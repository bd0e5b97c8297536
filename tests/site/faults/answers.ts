import type { Page, Route } from '@playwright/test';
import type { Fault, Met } from './fault.ts';

/** What may come instead of a file, and what the browser says of it where the file is a script of a page. */
export interface WrongAnswer {
  name: string;
  give: (route: Route) => Promise<void> | void;
  trouble: readonly RegExp[];
}

/** What a browser may say of half a program, which depends on where it ends. */
export const HALF_A_PROGRAM = /^page error: (?:Unexpected|Invalid|Unterminated|missing) /;

const LOST = [/Failed to load resource/];

/** Half of a file looks whole to a browser that was told no length. */
async function giveHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  const { 'content-length': _, 'content-encoding': __, ...headers } = response.headers();
  await route.fulfill({ status: 200, headers, body: text.slice(0, text.length / 2) });
}

export const wrongAnswers: readonly WrongAnswer[] = [
  {
    name: 'is gone',
    give: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    trouble: LOST,
  },
  { name: 'is an error of the server', give: (route) => route.fulfill({ status: 503, body: '' }), trouble: LOST },
  { name: 'breaks off', give: (route) => route.abort('connectionreset'), trouble: LOST },
  {
    name: 'is a web page',
    give: (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'x-content-type-options': 'nosniff' },
        body: '<!doctype html><title>Home</title><h1>Welcome</h1>',
      }),
    trouble: [/MIME type/],
  },
  { name: 'is cut in half', give: giveHalf, trouble: [] },
  {
    name: 'is empty',
    give: (route) =>
      route.fulfill({
        contentType: route.request().resourceType() === 'stylesheet' ? 'text/css' : 'text/javascript',
        body: '',
      }),
    trouble: [],
  },
  { name: 'never comes', give: () => {}, trouble: [] },
];

/** Gives another answer to requests, and counts them. */
export async function answerWith(
  page: Page,
  what: RegExp | ((url: URL) => boolean),
  give: WrongAnswer['give'],
): Promise<Met> {
  let times = 0;
  await page.route(what, (route) => {
    times += 1;
    return give(route);
  });
  return () => times;
}

/** A fault for each wrong answer to the same request. */
export function faultsOf(
  what: string,
  requests: RegExp,
  rest: Omit<Fault, 'name' | 'inject'>,
  answers: readonly WrongAnswer[] = wrongAnswers,
): Fault[] {
  return answers.map(({ name, give, trouble }) => ({
    ...rest,
    name: `${what} ${name}`,
    inject: (page) => answerWith(page, requests, give),
    trouble: [...trouble, ...(rest.trouble ?? [])],
  }));
}
