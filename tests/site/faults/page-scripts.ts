import { answerWith, faultsOf, HALF_A_PROGRAM, wrongAnswers } from './answers.ts';
import type { Fault } from './fault.ts';

const PAGES = /\/static\/js\/async\/route-[^/]+\.js$/;

const OF_SCRIPTS = [/Failed to load resource/, /ERR_CONNECTION_RESET/, /MIME type/, HALF_A_PROGRAM, /Loading chunk/];
const NOT_LOADED = /The page \S+ could not be loaded/;

/** The answers that end; one that does not is given ten seconds, in page-loading.spec.ts. */
const ending = wrongAnswers.filter(({ name }) => name !== 'never comes');

export const pageScripts: readonly Fault[] = [
  ...faultsOf('the script of the page itself', PAGES, { works: false, mayBeSaid: OF_SCRIPTS }),
  {
    name: 'the script of the page itself comes at the second try',
    ids: 'X-06',
    inject: (page) => {
      let isLost = true;
      // A release between the document and its script: the document that is loaded instead has another.
      page.on('request', (request) => {
        if (request.isNavigationRequest() && times > 0) isLost = false;
      });
      let times = 0;
      return answerWith(page, PAGES, (route) => {
        times += 1;
        return isLost ? route.fulfill({ status: 404, body: '' }) : route.continue();
      });
    },
    trouble: [/Failed to load resource/],
    mayBeSaid: OF_SCRIPTS,
  },
  ...faultsOf(
    'the script of every next page',
    PAGES,
    { ids: 'X-06, S-03', comes: ['use'], trouble: [NOT_LOADED], mayBeSaid: OF_SCRIPTS },
    ending,
  ),
];
