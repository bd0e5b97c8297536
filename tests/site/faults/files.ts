import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { libOptionRoutes } from '../../routes.ts';
import { hydrated } from '../hydrated.ts';
import { turnToLink } from '../open-page.ts';
import { linkTo } from '../shell.ts';
import { answerWith, endingAnswers, faultsOf, SYNTAX_ERROR } from './answers.ts';
import { type Fault, HERE, NEXT, prefixOf } from './fault.ts';
import { expect } from './page-text.ts';

const CLIENT = /\/static\/js\/[^/]+\.js$/;
const SCRIPTS = 'dist/static/js/async';
const PAGE_SCRIPT = /name="page-script" content="([^"]+)/;
const scripts = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
const sizeOf = (name: string) => statSync(path.join(SCRIPTS, name)).size;
const largest = scripts.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
/** The largest script of all is the part of the application that holds React. */
const REACT = ({ pathname }: URL) => pathname.endsWith(largest);
const ofPages = new Set(globSync('dist/**/*.html').map((file) => PAGE_SCRIPT.exec(readFileSync(file, 'utf8'))?.[1]));
const PAGES = ({ pathname }: URL) => ofPages.has(pathname);
const STYLE = /\/static\/css\/.*\.css$/;
const PICTURES = /\.(?:svg|png|jpe?g|webp|ico)$/;

/** What a browser may say of requests and half scripts. */
const SCRIPT_ERRORS = [/Failed to load resource/, /ERR_CONNECTION_RESET/, /MIME type/, SYNTAX_ERROR, /Loading chunk/];
const NOT_LOADED = /The page \S+ could not be loaded/;

/** The most pixels that an icon may be wide without styles. */
const LARGEST_ICON = 200;

/** Without styles, only an icon itself says how large it is. */
async function iconsAreSmall(page: Page): Promise<void> {
  const sizes = await page
    .locator('svg:visible, header img:visible')
    .evaluateAll((all) =>
      all.filter((one) => !one.closest('main figure')).map((one) => one.getBoundingClientRect().width),
    );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST_ICON);
}

/** The first request for one of the application's scripts is lost in each document; the reader then turns to a link again. */
async function loseFirstScript(page: Page) {
  let isFirst = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isFirst = true;
  });
  page.on('requestfailed', () => void turnToLink(page).catch(() => {}));
  return answerWith(page, REACT, (route) => {
    const isLost = isFirst;
    isFirst = false;
    return isLost ? route.abort('connectionreset') : route.continue();
  });
}

/** A release between a document and its script: only a document that is loaded again has a script that exists. */
function losePageScript(page: Page) {
  let isLost = true;
  let document = '';
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    isLost = request.url() !== document;
    document = request.url();
  });
  return answerWith(page, PAGES, (route) => (isLost ? route.fulfill({ status: 404, body: '' }) : route.continue()));
}

/** Opens one page after another whose scripts get wrong answers; each is then loaded as a document. */
async function openPagesWithoutScript(page: Page): Promise<void> {
  const start = page.url();
  const prefix = prefixOf(page);
  const routes = libOptionRoutes.filter((route) => route !== HERE && route !== NEXT);
  for (const [index, { name, give }] of endingAnswers.entries()) {
    const address = `${prefix}${routes[index]}`;
    const logged = page.waitForEvent('console', (message) => NOT_LOADED.test(message.text()));
    await page.route(PAGES, give);
    await linkTo(page, address).click();
    await logged;
    await expect(page, `the script ${name}`).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(PAGES);
    await expect(() => hydrated(page)).toPass();
  }
  await linkTo(page, new URL(start).pathname).click();
  await expect(page).toHaveURL(start);
}

export const files: readonly Fault[] = [
  {
    name: 'JavaScript is off',
    context: { javaScriptEnabled: false },
    followsLinksEarly: true,
  },
  ...faultsOf(
    'the script of all pages',
    CLIENT,
    { works: false, followsLinksEarly: true, allowedErrors: SCRIPT_ERRORS },
    ['is missing', 'never comes'],
  ),
  ...faultsOf('a script of the application', REACT, { works: false, allowedErrors: SCRIPT_ERRORS }),
  {
    name: 'the application comes at the second try',
    context: {},
    inject: loseFirstScript,
    errors: [/Failed to load resource/],
    allowedErrors: SCRIPT_ERRORS,
  },
  ...faultsOf('the script of the page itself', PAGES, { works: false, allowedErrors: SCRIPT_ERRORS }),
  {
    name: 'the script of the page itself comes at the second try',
    ids: 'X-06',
    context: {},
    inject: losePageScript,
    errors: [/Failed to load resource/],
    allowedErrors: SCRIPT_ERRORS,
  },
  {
    name: `the script of every next page ${endingAnswers.map(({ name }) => name).join(', ')}`,
    ids: 'X-06, S-03',
    bothLanguages: true,
    when: ['use'],
    check: openPagesWithoutScript,
    errors: [NOT_LOADED],
    allowedErrors: SCRIPT_ERRORS,
  },
  // Other answers leave the page without its style in the same way; one that never comes keeps browsers from painting.
  ...faultsOf('the style', STYLE, { check: iconsAreSmall, followsLinksEarly: true }, ['is missing', 'is a web page']),
  ...faultsOf('the style', STYLE, { followsLinksEarly: true }, ['is cut in half']),
  ...faultsOf('every picture', PICTURES, {}, ['is missing']),
];
