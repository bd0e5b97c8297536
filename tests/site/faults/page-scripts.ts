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
    browser: {},
    ids: 'X-06',
    inject: (page) => {
      // A release between a document and its script: the same document, asked for again, has another.
      let isLost = true;
      let document = '';
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) return;
        isLost = request.url() !== document;
        document = request.url();
      });
      return answerWith(page, PAGES, (route) => (isLost ? route.fulfill({ status: 404, body: '' }) : route.continue()));
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
