import { hash } from 'node:crypto';
import { SKIP, visit } from 'unist-util-visit';
import { type Finding, findingAt } from '../../../shared/findings/finding.ts';
import { rangeOf } from '../../../shared/pages/elements.ts';
import { locate } from '../../../shared/pages/locate.ts';
import type { TextRun } from '../../../shared/pages/other-texts.ts';
import { check } from '../check.ts';
import { type Pair, pairsOf, type SiteSources } from '../site-sources.ts';
import { maskedBlocks } from '../words/words-of-site.ts';
import { lostConnections } from './connectives.ts';
import { pairedSections, type Section } from './paired-sections.ts';

/**
 * For each translated page, the paragraphs that somebody has read, since they say the same in other words: the words of
 * one language by the paragraph's hash.
 */
export type ReadReasons = Record<string, Record<string, string>>;

/** Path from the repository root. */
export const READ_REASONS = 'writing/checks/drift/reasons.json';

/** A paragraph that states a connection in one language only. */
interface UnequalReasons {
  /** The translated page. */
  page: string;
  /** Changes with the words of either language. */
  hash: string;
  /** The words that have no counterpart. */
  words: string;
  findings: Finding[];
}

/** Reports paragraphs that state a reason, condition, contrast or purpose in one language only, unless they were read. */
export const sameReasons = check('same-reasons', 'pairs of paragraphs', function* (site, looked) {
  const read = JSON.parse(site.files.read(READ_REASONS) ?? '{}') as ReadReasons;
  for (const { page, hash, findings } of unequalReasons(site, looked))
    if (read[page]?.[hash] === undefined) yield* findings;
});

/**
 * The ledger with some paragraphs of requested pages as read, and without those that have changed or are gone.
 *
 * @param places the paragraphs as findings name them, `file:line`
 * @throws if nothing is reported at one of them
 */
export function withRead(ledger: ReadReasons, site: SiteSources, places: readonly string[] = []): ReadReasons {
  const unequal = [...unequalReasons(site)];
  const placesOf = ({ findings }: UnequalReasons) => findings.map(({ file, line }) => `${file}:${line}`);
  const wrong = places.find((place) => !unequal.some((one) => placesOf(one).includes(place)));
  if (wrong) throw new Error(`same-reasons reports nothing at ${wrong} — name a line that npm run check reports`);
  const isRead = (one: UnequalReasons) =>
    ledger[one.page]?.[one.hash] !== undefined || placesOf(one).some((place) => places.includes(place));
  const pages = pairsOf(site).map(({ translation: { file } }): [string, ReadReasons[string]] => {
    const read = unequal.filter((one) => one.page === file && isRead(one));
    return [file, Object.fromEntries(read.map(({ hash, words }) => [hash, words]))];
  });
  const all = Object.entries({ ...ledger, ...Object.fromEntries(pages) });
  const kept = all.filter(([file, read]) => site.pageOf(file) && Object.keys(read).length > 0);
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The paragraphs of requested pages whose languages differ in their connections. */
function* unequalReasons(site: SiteSources, looked = (_count: number) => {}): Generator<UnequalReasons> {
  for (const sections of pairedSections(site)) {
    const [ones, others] = [paragraphsOf(sections.original), paragraphsOf(sections.translation)];
    // Without partners; `same-blocks` reports it.
    if (ones.length !== others.length) continue;
    looked(ones.length);
    for (const [at, original] of ones.entries()) {
      const translation = others[at] ?? original;
      const texts = { original, translation };
      const lost = [...lostFrom(sections, texts), ...lostFrom(swapped(sections), swapped(texts))];
      if (lost.length === 0) continue;
      const words = lost.map(({ words }) => words).join(', ');
      const findings = lost.map(({ finding }) => finding);
      yield { page: sections.translation.page.file, hash: hashOf(sections, texts), words, findings };
    }
  }
}

const swapped = <T>({ original, translation }: Pair<T>): Pair<T> => ({ original: translation, translation: original });

/** A hash of the words of both languages, with code and links, but without whitespace. */
function hashOf({ original, translation }: Pair<Section>, texts: Pair<TextRun>): string {
  const sourceOf = ({ page }: Section, { text, from }: TextRun) => page.text.slice(from, from + text.length);
  const words = [sourceOf(original, texts.original), sourceOf(translation, texts.translation)];
  return hash('sha256', words.map((text) => text.replace(/\s/g, '')).join('\n')).slice(0, 10);
}

/** The paragraphs and table cells of a section, without heads of tables, as masked texts. */
function paragraphsOf({ page, nodes }: Section): TextRun[] {
  const texts = new Map(maskedBlocks(page).map((block) => [block.from, block]));
  const found: TextRun[] = [];
  for (const part of nodes)
    visit(part, (node, index, parent) => {
      if (node.type === 'tableRow' && parent?.type === 'table' && index === 0) return SKIP;
      const block = node.type === 'paragraph' || node.type === 'tableCell' ? texts.get(rangeOf(node)[0]) : undefined;
      if (block) found.push(block);
      return undefined;
    });
  return found;
}

/** The words of one language that the other, where they are reported, has no counterpart of. */
function lostFrom(
  { original, translation }: Pair<Section>,
  texts: Pair<TextRun>,
): { words: string; finding: Finding }[] {
  const [{ page }, { page: lacking }] = [original, translation];
  const { from } = texts.translation;
  const lost = lostConnections(texts.original.text, page.lang, texts.translation.text, lacking.lang);
  return lost.map(({ name, words, at }) => {
    const what = `${name} is missing: ${page.file}:${locate(page.text, texts.original.from + at).line} has "${words}"`;
    const place = `${lacking.file}:${locate(lacking.text, from).line}`;
    const how = `say it in both languages; if they do, npm run reviewed -- ${place}`;
    return { words, finding: findingAt(lacking, from, what, how) };
  });
}
