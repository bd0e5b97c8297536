import { diffArrays } from 'diff';
import { type Finding, findingAt } from '../../../shared/findings/finding.ts';
import type { Heading } from '../../../shared/pages/headings.ts';
import type { Page } from '../../../shared/pages/page.ts';
import { check } from '../check.ts';
import { pairsOf } from '../site-sources.ts';

const headingsOf = (page: Page) => page.headings.filter(({ depth }) => depth > 1);
const keyOf = ({ id, depth }: Heading) => `${depth} ${id}`;
const nameOf = ({ text, id }: Heading) => `the heading "${text}" with the id ${id}`;

export const sameHeadingIds = check('same-heading-ids', 'headings', function* (site, looked) {
  for (const { original, translation } of pairsOf(site)) {
    looked(headingsOf(original).length);
    for (const [one, other] of differences(headingsOf(original), headingsOf(translation))) {
      if (one && other) yield wrongId(other, translation, one, original);
      else if (one) yield loneHeading(one, original, translation);
      else if (other) yield loneHeading(other, translation, original);
    }
  }
});

/** Yields headings without an equal counterpart, each with the one of the same depth that stands in its place, if any. */
function* differences(
  ones: Heading[],
  others: Heading[],
): Generator<[one?: Heading | undefined, other?: Heading | undefined]> {
  const chunks = diffArrays(ones, others, { comparator: (one, other) => keyOf(one) === keyOf(other) });
  for (const [at, { removed, added, value }] of chunks.entries()) {
    const next = chunks[at + 1];
    if ((!removed && !added) || (added && chunks[at - 1]?.removed)) continue;
    const left = added ? [...value] : next?.added ? [...next.value] : [];
    for (const one of removed ? value : []) {
      const match = left.findIndex(({ depth }) => depth === one.depth);
      yield [one, match === -1 ? undefined : left.splice(match, 1)[0]];
    }
    for (const other of left) yield [undefined, other];
  }
}

function wrongId(heading: Heading, page: Page, original: Heading, { file }: Page): Finding {
  const { from, to } = heading;
  // Anything that resembles an id at the end is a mistyped one.
  const words = page.text.slice(from, to).replace(/\s*\\?[{｛]\s*[#＃]?[^{}｛｝\n]*[}｝]\s*$/, '');
  const fix = { from, to, text: `${words.trimEnd()} \\{#${original.id}}` };
  const what = `${nameOf(heading)} where ${file}:${original.line} has ${nameOf(original)}`;
  return findingAt(page, from, what, `end it with \\{#${original.id}}`, fix);
}

function loneHeading(heading: Heading, page: Page, other: Page): Finding {
  const what = `${nameOf(heading)} has no counterpart in ${other.file}`;
  return findingAt(page, heading.from, what, 'add it there, or remove it here');
}
