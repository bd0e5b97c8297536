import { commentLines, commentsFile, isSentence } from '../../../shared/examples/comments.ts';
import { type Finding, findingIn } from '../../../shared/findings/finding.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts';
import type { Fence } from '../../../shared/pages/fences-of.ts';
import { check } from '../check.ts';

/** Code, as opposed to program output. */
const CODE = /\.(?:[cm]?[jt]sx?|css|less|scss|json|vue|svelte)$/;

export const translatedComments = check('translated-comments', 'files of examples', function* (site, looked) {
  // By table, each comment with a fence that shows it.
  const shown = new Map<string, Map<string, Fence>>();
  for (const page of site.pages) {
    if (page.lang === DEFAULT_LANGUAGE) continue;
    for (const fence of page.fences) {
      const file = fence.embeds?.replace('<root>/', '');
      if (!file?.startsWith('examples/') || !CODE.test(file)) continue;
      looked();
      const table = commentsFile(file, page.lang);
      const words = shown.get(table) ?? new Map<string, Fence>();
      for (const line of commentLines(site.files.read(file) ?? ''))
        if (!words.has(line) || site.isRequested(page.file)) words.set(line, fence);
      shown.set(table, words);
    }
  }
  for (const [table, words] of shown) yield* faultsOf(table, words, site.files.read(table));
});

function* faultsOf(table: string, words: ReadonlyMap<string, Fence>, text: string | undefined): Iterable<Finding> {
  const known = JSON.parse(text ?? '{}') as Record<string, string>;
  for (const [line, { page, line: at, column }] of words) {
    if (!isSentence(line) || line in known) continue;
    const how = `add it to ${table}, or the same words where they must stay`;
    yield { file: page, line: at, column, what: `the comment "${line}" has no translation`, how };
  }
  for (const line of Object.keys(known)) {
    if (!words.has(line)) yield findingIn(table, `no page shows the comment "${line}"`, 'remove it');
  }
}
