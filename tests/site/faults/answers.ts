import type { Page, Route } from 'playwright/test';
import type { Fault, TookEffect } from './fault.ts';

/** A wrong response, and the browser's messages about it if the file is a script. */
export interface WrongAnswer {
  name: string;
  give: (route: Route) => Promise<void> | void;
  errors?: readonly RegExp[];
}

type Requests = RegExp | ((url: URL) => boolean);

/** Possible messages about a truncated script, depending on where it is cut. */
export const SYNTAX_ERROR = /^page error: (?:Unexpected|Invalid|Unterminated|missing) /;

const LOST = [/Failed to load resource/];

/** Sends half of a file, without a Content-Length that would reveal it. */
async function giveHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  const { 'content-length': _, 'content-encoding': __, ...headers } = response.headers();
  await route.fulfill({ status: 200, headers, body: text.slice(0, text.length / 2) });
}

function giveNothing(route: Route): Promise<void> {
  const contentType = route.request().resourceType() === 'stylesheet' ? 'text/css' : 'text/javascript';
  return route.fulfill({ contentType, body: '' });
}

const giveWebPage = (route: Route) =>
  route.fulfill({
    contentType: 'text/html',
    headers: { 'x-content-type-options': 'nosniff' },
    body: '<!doctype html><title>Home</title><h1>Welcome</h1>',
  });

export const wrongAnswers: readonly WrongAnswer[] = [
  {
    name: 'is missing',
    give: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    errors: LOST,
  },
  { name: 'is a server error', give: (route) => route.fulfill({ status: 503, body: '' }), errors: LOST },
  { name: 'breaks off', give: (route) => route.abort('connectionreset'), errors: LOST },
  { name: 'is a web page', give: giveWebPage, errors: [/MIME type/] },
  { name: 'is cut in half', give: giveHalf },
  { name: 'is empty', give: giveNothing },
  { name: 'never comes', give: () => {} },
];

/** Wrong responses that end. */
export const endingAnswers = wrongAnswers.filter(({ name }) => name !== 'never comes');

/** Replaces responses, and counts them. */
export async function answerWith(page: Page, what: Requests, give: WrongAnswer['give']): Promise<TookEffect> {
  let times = 0;
  await page.route(what, (route) => {
    times += 1;
    return give(route);
  });
  return () => times;
}

/** A fault per wrong response to a request; by default for all of them. */
export function faultsOf(what: string, requests: Requests, rest: Partial<Fault>, names?: readonly string[]): Fault[] {
  return wrongAnswers
    .filter(({ name }) => names?.includes(name) ?? true)
    .map(({ name, give, errors }) => ({
      errors,
      ...rest,
      name: `${what} ${name}`,
      inject: (page) => answerWith(page, requests, give),
    }));
}
