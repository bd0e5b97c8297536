import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { expect, test } from 'playwright/test';
import { createSiteServer } from '../../deploy/create-server.ts';
import { listen } from '../../deploy/listen.ts';
import { kinds, languages, routes } from '../routes.ts';
import { shortSheets } from '../site/short-sheets.ts';
import { copyRecording } from './early-script.ts';
import { findEngine } from './find-engine.ts';
import { checkPage } from './pages.ts';
import { type EngineName, PAGE, type Site } from './scenarios/scenario.ts';
import { scenarios } from './scenarios/scenarios.ts';
import type { Engine, Tab } from './tab.ts';

/** Policies added to the site's own, to simulate a reader's settings or blockers. */
const POLICIES: Partial<Record<Site, string>> = {
  noScript: "script-src 'none'",
  // A sandboxed document has an opaque origin: it has no storage, and its fetches fail.
  noStorage: 'sandbox allow-scripts',
};

const WIDTHS = [320, 375, 768, 1440];
/** The width of pages without script. */
const PHONE = 375;

const names: EngineName[] = ['chromium', 'firefox', 'webkit'];

/** Languages take turns, since tests of both in three engines would take twice as long and find little more. */
const inTurn = (index: number) => languages[index % languages.length]!;

for (const [offset, name] of names.entries()) {
  test.describe(name, () => {
    // One browser for all scenarios: starting it takes longer than a scenario.
    test.describe.configure({ mode: 'default' });

    let engine: Engine | undefined;
    let tab: Tab;
    let dist: string;
    let trial: string;
    let server: Server | undefined;

    /** Serves a site at an origin of its own, which has no storage from earlier tests. @returns the origin */
    const serve = async (site: Site): Promise<string> => {
      server = createSiteServer({ root: site === 'trial' ? trial : dist });
      const policy = POLICIES[site];
      if (policy) server.prependListener('request', (_, response) => addPolicy(response, policy));
      if (site === 'lost') loseOnRequest(server);
      if (site === 'released')
        missScripts(server, (request, answer) => {
          request.url = '/static/js/async/gone.js';
          answer();
        });
      if (site === 'stuck') missScripts(server, () => {});
      const { host, port } = await listen(server, { host: '127.0.0.1', port: 0 });
      return `http://${host}:${port}`;
    };

    test.beforeAll(async () => {
      const start = findEngine(name);
      if (!start) return;
      engine = await start();
      const rootOf = (site: string) =>
        engine?.isSilent ? copyRecording(site, `.cache/engines/${name}/${basename(site)}`) : site;
      dist = rootOf('dist');
      trial = rootOf('.cache/trial-site');
    });
    test.afterAll(async () => {
      await engine?.close();
    });
    test.beforeEach(async () => {
      test.skip(!engine, `there is no ${name} on this machine: npm run browser installs it if possible`);
      tab = await engine!.open();
    });
    test.afterEach(async () => {
      await tab?.close();
      server?.close().closeAllConnections();
    });

    for (const [index, { promise, run, site = 'whole', engines = names, expected }] of scenarios.entries()) {
      if (!engines.includes(name)) continue;
      const { lang, prefix } = inTurn(index + offset);
      test(`${name}, ${lang}: ${promise}`, async () => {
        await run(tab, { at: (await serve(site)) + prefix, lang });
        expect((await tab.messages()).filter((message) => !expected?.test(message))).toEqual([]);
      });
    }

    // In Chromium, tests/site/axe.spec.ts opens every page.
    if (name !== 'chromium') {
      test(`${name}: every page, in one of the languages, has one title, its language, no console messages, and no horizontal overflow, in both themes`, async () => {
        test.setTimeout(600_000);
        const faults: string[] = [];
        const origin = await serve('whole');
        // Each page at one width: resizing a long page takes longer than loading it.
        for (const [turn, width] of WIDTHS.entries()) {
          await tab.goto('about:blank');
          await tab.resize(width, 800);
          for (const [index, route] of routes.entries()) {
            const { lang, prefix } = inTurn(index + offset);
            if (Math.floor(index / languages.length) % WIDTHS.length !== turn) continue;
            const wanted = { lang, width, themes: ['dark', 'light'] };
            faults.push(...(await checkPage(tab, origin + prefix + route, wanted)));
          }
        }
        expect(faults).toEqual([]);
      });
    }

    // Firefox takes five seconds to print a page, and breaks all of them by the same rules.
    if (name === 'firefox') {
      test(`${name}: no printed sheet of a page of each kind, in one of the languages, is empty or, but for the last, has fewer than five lines`, async () => {
        test.skip(!tab.print, 'the driver of this Firefox cannot print');
        const short: string[] = [];
        const origin = await serve('whole');
        for (const [index, route] of kinds.entries()) {
          const { prefix } = inTurn(index + offset);
          await tab.goto(origin + prefix + route);
          const lines = await shortSheets(await tab.print!());
          if (lines) short.push(`${prefix}${route}: ${lines}`);
        }
        expect(short).toEqual([]);
      });
    }

    // A page has the same layout with and without script, so that every page without in one engine is enough.
    const [which, unscripted] = name === 'chromium' ? ['every page', routes] : ['a page of each kind', kinds];
    test(`${name}: without script, ${which}, in one of the languages, has one title, its language, and no horizontal overflow`, async () => {
      test.setTimeout(600_000);
      await tab.resize(PHONE, 800);
      const faults: string[] = [];
      const origin = await serve('noScript');
      for (const [index, route] of unscripted.entries()) {
        const { lang, prefix } = inTurn(index + offset);
        const wanted = { lang, width: PHONE, expected: /script/i };
        faults.push(...(await checkPage(tab, origin + prefix + route, wanted)));
      }
      expect(faults).toEqual([]);
    });
  });
}

/** Closes every connection from a request of `/lose` on. */
function loseOnRequest(server: Server): void {
  let isLost = false;
  server.prependListener('request', ({ url, socket }) => {
    isLost ||= url === '/lose';
    if (isLost) socket.destroy();
  });
}

/**
 * Until a page is loaded again, the application's scripts are missed, as in a tab that was open during a release or on a line
 * that has died.
 *
 * @param miss answers a request for a script, or never does
 */
function missScripts(server: Server, miss: (request: IncomingMessage, answer: () => void) => void): void {
  const [handle] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  let pages = 0;
  server.on('request', (request, response) => {
    const { method, url = '' } = request;
    if (method === 'GET' && url.endsWith(PAGE)) pages += 1;
    const answer = () => handle!(request, response);
    if (pages < 2 && url.startsWith('/static/js/async/')) miss(request, answer);
    else answer();
  });
}

function addPolicy(response: ServerResponse, policy: string): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === 'Content-Security-Policy' ? [String(value), policy] : value);
}
