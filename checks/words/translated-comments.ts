import { commentLines, commentsFile, isSentence } from '../../site/examples/comments.ts';
import { type Finding, findingIn } from '../../site/findings/finding.ts';
import { DEFAULT_LANGUAGE } from '../../site/languages.ts';
import { check } from '../check.ts';

/** Code, as opposed to program output. */
const CODE = /\.(?:[cm]?[jt]sx?|css|less|scss|json|vue|svelte)$/;

export const translatedComments = check('translated-comments', 'files of examples', function* (site, looked) {
  const shown = new Map<string, Set<string>>();
  for (const page of site.pages) {
    if (page.lang === DEFAULT_LANGUAGE) continue;
    for (const { embeds = '' } of page.fences) {
      const file = embeds.replace('<root>/', '');
      if (!file.startsWith('examples/') || !CODE.test(file)) continue;
      looked();
      const table = commentsFile(file, page.lang);
      const words = shown.get(table) ?? new Set();
      for (const line of commentLines(site.files.read(file) ?? '')) words.add(line);
      shown.set(table, words);
    }
  }
  for (const [table, words] of shown) yield* faultsOf(table, words, site.files.read(table));
});

function* faultsOf(table: string, words: ReadonlySet<string>, text: string | undefined): Iterable<Finding> {
  const known = JSON.parse(text ?? '{}') as Record<string, string>;
  const how = 'add it, or the same words where they must stay';
  for (const line of words) {
    if (isSentence(line) && !(line in known)) yield findingIn(table, `the comment "${line}" has no translation`, how);
  }
  for (const line of Object.keys(known)) {
    if (!words.has(line)) yield findingIn(table, `no page shows the comment "${line}"`, 'remove it');
  }
}
