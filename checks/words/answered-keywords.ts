import { expandSynonyms } from '../../search/engine/expand-synonyms.ts';
import { stemOf } from '../../search/engine/full-text-index.ts';
import { parseQuery, type QueryTerm } from '../../search/engine/parse-query.ts';
import { tokenize } from '../../search/engine/tokenize.ts';
import { findingAt } from '../../site/findings/finding.ts';
import { textsOf } from '../../site/pages/parts.ts';
import { pageCheck } from '../check.ts';

/** A keyword that the page does not mention would lead readers to a page without an answer. */
export const answeredKeywords = pageCheck('answered-keywords', 'keywords', function* (page, looked, { files }) {
  const keywords = page.frontmatterValues.filter(({ path: [key] }) => key === 'keywords');
  if (keywords.length === 0) return;
  const [frontmatter] = page.root.children;
  const below = { from: (frontmatter?.position?.end.line ?? 0) + 1, to: Number.POSITIVE_INFINITY };
  const texts = textsOf(page, below, (file) => files.read(file) ?? '');
  const words = new Set(tokenize(texts.join('\n')).map(({ text }) => text.toLowerCase()));
  const stems = new Set([...words].map(stemOf));
  const says = ({ text, leaves }: QueryTerm) => [text, ...leaves].some((word) => stems.has(stemOf(word.toLowerCase())));
  for (const { value, from } of keywords) {
    for (const phrase of String(value).split(', ')) {
      looked();
      const query = parseQuery(phrase);
      const synonyms = expandSynonyms(query.words).flatMap((expansion) => expansion.words);
      if (!query.terms.some(says) && !synonyms.some((synonym) => parseQuery(synonym).terms.every(says)))
        yield findingAt(page, from, `the page does not mention "${phrase}"`, 'mention it there, or remove the keyword');
    }
  }
});
