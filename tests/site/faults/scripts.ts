import { answerWith, faultsOf, HALF_A_PROGRAM, wrongAnswers } from './answers.ts';
import type { Fault } from './fault.ts';

const APPLICATION = /\/static\/js\/[^/]+\.js$/;
const ROUTER = /\/static\/js\/lib-router[^/]*\.js$/;

/** What a browser may say of requests and of half a program; none of it is the site's own doing. */
const OF_SCRIPTS = [/ERR_CONNECTION_RESET/, HALF_A_PROGRAM];

export const scripts: readonly Fault[] = [
  {
    name: 'JavaScript is off',
    browser: { javaScriptEnabled: false },
    inject: async (page) => () =>
      page
        .locator('noscript')
        .count()
        .then(() => true),
  },
  ...faultsOf('the application', APPLICATION, { works: false, mayBeSaid: OF_SCRIPTS }),
  ...faultsOf(
    'one of the four scripts of the application',
    ROUTER,
    { works: false, mayBeSaid: OF_SCRIPTS },
    wrongAnswers.filter(({ name }) => name !== 'is an error of the server'),
  ),
  {
    name: 'the application comes at the second try',
    browser: {},
    inject: async (page) => {
      // Of each document, or the one that comes after the first link would find everything well.
      let isFirst = true;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isFirst = true;
      });
      const met = await answerWith(page, ROUTER, (route) => {
        const isLost = isFirst;
        isFirst = false;
        return isLost ? route.abort('connectionreset') : route.continue();
      });
      // What a reader tries, because nothing has happened: the page has been told then, and has taken the script away.
      page.on('requestfailed', (request) => {
        const isTold = (src: string) => !document.querySelector(`script[src="${src}"]`);
        page
          .waitForFunction(isTold, new URL(request.url()).pathname)
          .then(() => page.keyboard.press('Shift'))
          .catch(() => {});
      });
      return met;
    },
    trouble: [/Failed to load resource/],
    mayBeSaid: OF_SCRIPTS,
  },
];
