/** What the parser says of a mistake, in words for writers, with the remedy. The first row that fits counts. */
const ROWS: readonly (readonly [message: RegExp, what: string, how: string])[] = [
  [/end a tag|before name.*create a comment/, 'an HTML comment, which MDX does not have', 'write {/* … */}'],
  [/create a link in MDX/, 'an address in angle brackets', 'write [what is there](https://…)'],
  [/closing tag for `<>`/, 'an empty tag', 'write \\< for a sign that readers see'],
  [
    /closing tag for `<(br|hr|img|input|wbr)>`/,
    'the tag <$1> is never closed',
    'close it in itself, <$1 />, as every tag in MDX',
  ],
  [
    /Expected a closing tag for `<([^>]+)>`/,
    'the tag <$1> is never closed',
    'close it with </$1> or as <$1 />; for a sign that readers see, write it in `…` or as \\<',
  ],
  [
    /Unexpected closing tag `<\/([^>]+)>`, expected corresponding closing tag for `<([^>]+)>`/,
    '</$1> where <$2> is open',
    'close <$2> before it',
  ],
  [/Unexpected closing slash/, 'a closing tag of nothing', 'take it out, or open the tag before it'],
  [/before name|before local name|in name/, 'a < that begins no tag', 'write it in `…`, or as \\<'],
  [/before attribute value/, 'a value without quotes', 'write it as name="…", or name={…}'],
  [/in attribute value/, 'a quote that is never closed', 'close it with "'],
  [/in (?:open|closing) tag|in tag|attribute/, 'a tag that is written wrong', 'write it as <Name key="value" />'],
  [/end of file in expression/, 'a { that is never closed', 'close it, or write \\{ for a brace that readers see'],
  [/lazy line in expression/, 'a { of a quote or a list ends on a line outside', 'close it on its own line'],
  [
    /expression with acorn|content after expression/,
    'what stands in { } is no JavaScript',
    'mend it, or write \\{ for a brace that readers see',
  ],
  [
    /import\/exports/,
    'a line that begins with import or export and is none',
    'mend it; in a sentence, begin the line with another word',
  ],
];

/** Words and remedy for a message of the parser. */
export function mdxFault(message: string): { what: string; how: string } {
  for (const [pattern, what, how] of ROWS) {
    const [, one = '', two = ''] = pattern.exec(message) ?? [];
    const filled = (words: string) => words.replaceAll('$1', one.split(' ')[0] ?? '').replaceAll('$2', two);
    if (pattern.test(message)) return { what: filled(what), how: filled(how) };
  }
  return { what: message, how: 'mend the MDX' };
}

/** Ids of headings without the backslash that keeps MDX from reading them as code. */
export const BARE_ID = /(?<=^#{1,6} (?:[^`\n]|`[^`\n]*`)*)(?<!\\)\{#[^}\n]+\}/gm;

/** The last brace that nothing closes: the parser only knows that the file ended. */
export function unclosedBrace(text: string): number {
  let closed = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === '}') closed += 1;
    if (text[at] === '{') closed -= 1;
    if (closed < 0) return at;
  }
  return text.length;
}
