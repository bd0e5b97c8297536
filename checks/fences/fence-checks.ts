import path from 'node:path';
import type { Fence } from '../../site/pages/fences-of.ts';
import type { Page } from '../../site/pages/page.ts';
import { check } from '../check.ts';
import { readExamples } from '../example-files/examples.ts';
import type { SiteSources } from '../site-sources.ts';
import { type FenceKind, judge } from './judge-fence.ts';
import { snippetFindings, snippetsOf, typeCheck } from './snippets.ts';
import { unprovenCommands } from './unproven-commands.ts';

/** The valid fences of pages, with their kinds. */
function judgedFences(site: SiteSources, pages: readonly Page[]): (Fence & { kind: FenceKind })[] {
  return pages.flatMap(({ fences }) =>
    fences.flatMap((fence) => {
      const verdict = judge(fence, site.files.exists);
      return 'kind' in verdict ? [{ ...fence, ...verdict }] : [];
    }),
  );
}

export const verifiedCode = check('verified-code', 'code fences', function* (site, looked) {
  for (const fence of site.requestedPages.flatMap(({ fences }) => fences)) {
    looked();
    const verdict = judge(fence, site.files.exists);
    if ('finding' in verdict) yield verdict.finding;
  }
});

export const verifiedCommands = check('verified-commands', 'shell fences', function* (site, looked) {
  const shell = judgedFences(site, site.requestedPages).filter(({ kind }) => kind === 'shell');
  looked(shell.length);
  const runs = [...readExamples(site.files).values()].flatMap(({ steps }) => steps.map(({ run }) => run));
  yield* unprovenCommands(shell, runs);
});

export const typeCheckedSnippets = check('type-checked-snippets', 'TypeScript fences', async function* (site, looked) {
  const fences = judgedFences(site, site.requestedPages).filter(({ kind }) => kind === 'snippet');
  looked(fences.length);
  const snippets = snippetsOf(fences);
  yield* snippetFindings(snippets, await typeCheck(snippets, path.join(import.meta.dirname, '../..')));
});
