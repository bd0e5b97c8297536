import path from 'node:path';
import type { Fence } from '../../../shared/pages/fences-of.ts';
import { annotateFileTree } from '../../../shared/pages/file-trees.ts';
import { markReader } from '../../../shared/pages/marks.ts';
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
      const source = embeds?.replace('<root>/', '') ?? '';
      const code = (embeds === undefined ? body : (site.files.read(source) ?? '')).replace(/\n$/, '');
      const sizeOf = (name: string) => {
        const file = path.posix.join(path.posix.dirname(source), name);
        return site.files.exists(file) ? site.files.size(file) : undefined;
      };
      for (const mark of [...read(meta, code).unmatched, ...annotateFileTree(meta, code, sizeOf).unmatched])
        yield { file: page.file, line, column, what: `${mark} on the fence matches nothing`, how: remedyFor(mark) };
    }
  }
});

function remedyFor(mark: string): string {
  if (mark === 'changed')
    return 'write it on a block with lines that the last one above with the same title lacks, or remove it';
  if (mark === 'diff')
    return 'write it on a block that lacks lines of the last one above with the same title; if it only adds some, write changed';
  if (mark === 'sizes')
    return 'write it on a tree of files all of which the example keeps, with "show" in example.json';
  if (mark.startsWith('note'))
    return 'write the path of a file of the tree before the colon, with the folder that the tree begins with';
  return mark.startsWith('word') ? 'write a whole word of a line, or remove it' : 'write text of a line, or remove it';
}

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
