import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { libOptionRoutes } from '../../routes.ts';
import { hydrated } from '../hydrated.ts';
import { turnToControl } from '../open-page.ts';
import { linkTo } from '../shell.ts';
import { answerWith, endingAnswers, faultsOf, SYNTAX_ERROR } from './answers.ts';
import { type Fault, HERE, NEXT, OTHER, prefixOf } from './fault.ts';
import { expect } from './page-text.ts';

const CLIENT = /\/static\/js\/[^/]+\.js$/;
const SCRIPTS = 'dist/static/js/async';
const PAGE_SCRIPT = /name="page-script" content="([^"]+)/;
const scripts = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
const isOfReact = (name: string) => readFileSync(path.join(SCRIPTS, name), 'utf8').includes('react.dev/errors');
const react = scripts.find(isOfReact) ?? '';
/** The chunk with React. */
const REACT = ({ pathname }: URL) => pathname.endsWith(`/${react}`);
const ofPages = new Set(globSync('dist/**/*.html').map((file) => PAGE_SCRIPT.exec(readFileSync(file, 'utf8'))?.[1]));
const PAGES = ({ pathname }: URL) => ofPages.has(pathname);
const STYLE = /\/static\/css\/.*\.css$/;
const PICTURES = /\.(?:svg|png|jpe?g|webp|ico)$/;

/** Possible messages about requests and truncated scripts. */
const SCRIPT_ERRORS = [/Failed to load resource/, /ERR_CONNECTION_RESET/, /MIME type/, SYNTAX_ERROR, /Loading chunk/];
const NOT_LOADED = /The page \S+ could not be loaded/;

/** The maximum width of icons without styles, in pixels. */
const LARGEST_ICON = 200;

/** Without styles, only its attributes limit an icon's size. */
async function iconsAreSmall(page: Page): Promise<void> {
  const sizes = await page
    .locator('svg:visible, header img:visible')
    .evaluateAll((all) =>
      all.filter((one) => !one.closest('main figure')).map((one) => one.getBoundingClientRect().width),
    );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST_ICON);
}

/** Fails the first request for an application script in each document; the reader then turns to a link again. */
async function loseFirstScript(page: Page) {
  let isFirst = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isFirst = true;
  });
  page.on('requestfailed', () => void turnToControl(page).catch(() => {}));
  return answerWith(page, REACT, (route) => {
    const isLost = isFirst;
    isFirst = false;
    return isLost ? route.abort('connectionreset') : route.continue();
  });
}

/** A release between a document and its script: only a reloaded document references an existing script. */
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

/** Responses that browsers also treat as a missing script. */
const oddAnswers: typeof endingAnswers = [
  { name: 'has no content', give: (route) => route.fulfill({ status: 204 }) },
  {
    name: 'is a part',
    give: (route) => route.fulfill({ status: 206, contentType: 'text/javascript', body: 'var a=' }),
  },
  { name: 'is a redirect', give: (route) => route.fulfill({ status: 302, headers: { Location: '/' } }) },
];

/**
 * Opens pages whose scripts get wrong responses; each is then loaded as a document. So is a second one, however long
 * the reader hovers over its link.
 */
async function openPagesWithoutScript(page: Page): Promise<void> {
  const start = page.url();
  const prefix = prefixOf(page);
  // Parts of an option are collapsed below it.
  const isPart = (route: string) => libOptionRoutes.some((other) => route.startsWith(`${other}-`));
  const routes = libOptionRoutes.filter((route) => ![HERE, NEXT, OTHER].includes(route) && !isPart(route));
  for (const [index, { name, give }] of [...endingAnswers, ...oddAnswers].entries()) {
    const address = `${prefix}${routes[index]}`;
    const logged = page.waitForEvent('console', (message) => NOT_LOADED.test(message.text()));
    await page.route(PAGES, give);
    await linkTo(page, address).click();
    await logged;
    await expect(page, `the script ${name}`).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const second = linkTo(page, prefix + OTHER);
    await second.hover();
    await page.waitForTimeout(index * 100);
    await second.click();
    await expect(page, `the script ${name}, again`).toHaveURL(prefix + OTHER);
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
    ids: '[X-06]',
    context: {},
    inject: losePageScript,
    errors: [/Failed to load resource/],
    allowedErrors: SCRIPT_ERRORS,
  },
  {
    name: `the script of every next page ${endingAnswers.map(({ name }) => name).join(', ')}`,
    ids: '[X-06, S-03]',
    when: ['use'],
    check: openPagesWithoutScript,
    errors: [NOT_LOADED],
    allowedErrors: SCRIPT_ERRORS,
  },
  // Other responses have the same effect; one that never arrives keeps browsers from painting.
  ...faultsOf('the style', STYLE, { check: iconsAreSmall, followsLinksEarly: true }, ['is missing', 'is a web page']),
  ...faultsOf('the style', STYLE, { followsLinksEarly: true }, ['is cut in half']),
  ...faultsOf('every picture', PICTURES, {}, ['is missing']),
];
