import path from 'node:path';
import type { Fence } from '../../../shared/pages/fences-of.ts';
import { markReader } from '../../../shared/pages/marked-lines.ts';
import { check } from '../check.ts';
import { readExamples } from '../example-files/examples.ts';
import type { SiteSources } from '../site-sources.ts';
import { faultOf } from './judge-fence.ts';
import { typeFindings } from './type-check.ts';
import { unprovenCommands } from './unproven-commands.ts';

/** The allowed fences with code in one of some languages. */
function codeIn(langs: readonly string[], { requestedPages, files }: SiteSources): Fence[] {
  const fences = requestedPages.flatMap((page) => page.fences);
  return fences.filter((one) => langs.includes(one.lang) && one.body !== '' && !faultOf(one, files.exists));
}

export const verifiedCode = check('verified-code', 'code fences', function* (site, looked) {
  for (const fence of site.requestedPages.flatMap(({ fences }) => fences)) {
    looked();
    const fault = faultOf(fence, site.files.exists);
    if (fault) yield { file: fence.page, line: fence.line, column: fence.column, ...fault };
  }
});

export const matchingMarks = check('matching-marks', 'pages', function* (site, looked) {
  for (const page of site.requestedPages) {
    looked();
    const read = markReader();
    for (const { meta, body, embeds, line, column } of page.fences) {
      const code = embeds === undefined ? body : (site.files.read(embeds.replace('<root>/', '')) ?? '');
      if (read(meta, code)?.length !== 0) continue;
      yield {
        file: page.file,
        line,
        column,
        what: 'a mark of the fence matches none of its lines',
        how: 'write mark="…" with text of a line, or changed below another block with the same title, or remove it',
      };
    }
  }
});

export const verifiedCommands = check('verified-commands', 'shell fences', function* (site, looked) {
  const shell = codeIn(['sh', 'bash'], site);
  looked(shell.length);
  const runs = [...readExamples(site.files).values()].flatMap(({ steps }) => steps.map(({ run }) => run));
  yield* unprovenCommands(shell, runs);
});

export const typeCheckedSnippets = check('type-checked-snippets', 'TypeScript fences', async function* (site, looked) {
  const fences = codeIn(['ts', 'tsx'], site);
  looked(fences.length);
  yield* await typeFindings(fences, path.join(import.meta.dirname, '../../..'));
});
