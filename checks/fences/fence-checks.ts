import path from 'node:path';
import type { Finding } from '../../site/findings/finding.ts';
import { langs } from '../../site/languages.ts';

import type { Check } from '../check.ts';
import { runsOfExamples } from '../example-files/read-examples.ts';
import { pairsOf, type SiteSources } from '../site-sources.ts';
import { fenceDifferences, type JudgedFence } from './fence-differences.ts';
import { highlightedLanguages, languageFault } from './fence-languages.ts';
import { judge } from './judge-fence.ts';
import { snippetFindings, snippetsOf, typeCheck } from './snippets.ts';
import { unprovenCommands } from './unproven-commands.ts';

/** How many fences a language may show without a check. Lower it when you can. */
const UNCHECKED_ALLOWED = 10;

/** The fences of pages that are allowed. */
function judgedFences(site: SiteSources, pages: SiteSources['pages']): JudgedFence[] {
  return pages.flatMap(({ fences }) =>
    fences.flatMap((fence) => {
      const verdict = judge(fence, (file) => site.files.exists(file));
      return 'kind' in verdict ? [{ ...fence, ...verdict }] : [];
    }),
  );
}

export const fencesAreProven: Check = {
  name: 'fences',
  looksAt: 'code fences',
  async *run(site, looked) {
    const langs = await highlightedLanguages();
    for (const fence of site.askedPages.flatMap(({ fences }) => fences)) {
      looked();
      const fault = languageFault(fence, langs);
      if (fault) {
        yield fault;
        continue;
      }
      const verdict = judge(fence, (file) => site.files.exists(file));
      if ('finding' in verdict) yield verdict.finding;
    }
  },
};

export const fewFencesGoUnchecked: Check = {
  name: 'unchecked-fences',
  looksAt: 'code fences',
  *run(site, looked) {
    for (const lang of langs) {
      const asked = site.askedPages.filter((page) => page.lang === lang).flatMap(({ fences }) => fences);
      looked(asked.length);
      if (!asked.some(({ unchecked }) => unchecked !== undefined)) continue;
      const fences = judgedFences(
        site,
        site.pages.filter((page) => page.lang === lang),
      );
      const unchecked = fences.filter(({ kind }) => kind === 'unchecked');
      for (const { page: file, line, column, unchecked: reason } of unchecked.slice(UNCHECKED_ALLOWED)) {
        const what = `more than ${UNCHECKED_ALLOWED} unchecked fences in ${lang}; this one because: ${reason}`;
        yield { file, line, column, what, how: 'embed an example instead' };
      }
    }
  },
};

export const languagesShowTheSameCode: Check = {
  name: 'fence-pairs',
  looksAt: 'pairs of pages',
  *run(site, looked) {
    for (const { en, zh } of pairsOf(site)) {
      looked();
      yield* fenceDifferences(judgedFences(site, [en]), judgedFences(site, [zh]), [en.file, zh.file]);
    }
  },
};

export const commandsAreRun: Check = {
  name: 'commands',
  looksAt: 'shell fences',
  *run(site, looked) {
    const shell = judgedFences(site, site.askedPages).filter(({ kind }) => kind === 'shell');
    looked(shell.length);
    if (shell.length > 0) yield* unprovenCommands(shell, runsOfExamples(site.files));
  },
};

export const snippetsHaveTheirErrors: Check = {
  name: 'snippets',
  looksAt: 'TypeScript fences',
  async *run(site, looked): AsyncGenerator<Finding> {
    const fences = judgedFences(site, site.askedPages).filter(({ kind }) => kind === 'snippet');
    looked(fences.length);
    const snippets = snippetsOf(fences);
    yield* snippetFindings(snippets, await typeCheck(snippets, path.join(import.meta.dirname, '../..')));
  },
};
