import type { Breakage } from '../breakage.ts';
import { enShare, enStart, zhShare } from '../files-to-break.ts';

/** Pages that are no MDX, and names that nothing has. */
export const brokenInMdx: readonly Breakage[] = [
  {
    check: 'mdx',
    title: 'ids without a backslash',
    edits: { [zhShare]: ['\\{#check-that-it-worked}', '{#check-that-it-worked}'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:11:9 — MDX reads the id {#check-that-it-worked} as code — write it with a backslash, \\{#check-that-it-worked}',
    ],
  },
  {
    check: 'mdx',
    title: 'an HTML comment',
    edits: { [enShare]: ['Two libraries', '<!-- why --> Two libraries'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:1 — an HTML comment, which MDX does not have — write {/* … */}'],
  },
  {
    check: 'mdx',
    title: 'a sign that looks like a tag',
    edits: { [enShare]: ['Two libraries', 'Fewer than <3 libraries'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:12 — a < that begins no tag — write it in `…`, or as \\<'],
  },
  {
    check: 'mdx',
    title: 'a type outside of code',
    edits: { [enShare]: ['Two libraries', 'A Promise<string> and two libraries'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:10 — the tag <string> is never closed — close it with </string> or as <string />; for a sign that readers see, write it in `…` or as \\<',
    ],
  },
  {
    check: 'mdx',
    title: 'a tag that HTML leaves open',
    edits: { [enShare]: ['a file.', 'a file.<br>'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:28 — the tag <br> is never closed — close it in itself, <br />, as every tag in MDX',
    ],
  },
  {
    check: 'mdx',
    title: 'a tag that another one crosses',
    edits: { [enStart]: ['<ESM />', '<Tabs>\n<ESM>\n</Tabs>'] },
    tells: ['docs/en/guide/basic/start.mdx:12:1 — </Tabs> where <ESM> is open — close <ESM> before it'],
  },
  {
    check: 'mdx',
    title: 'a closing tag of nothing',
    edits: { [enStart]: ['<ESM />', '</ESM>'] },
    tells: ['docs/en/guide/basic/start.mdx:11:1 — a closing tag of nothing — take it out, or open the tag before it'],
  },
  {
    check: 'mdx',
    title: 'a brace that is not closed',
    edits: { [enShare]: ['Two libraries', 'Two { libraries'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:5 — a { that is never closed — close it, or write \\{ for a brace that readers see',
    ],
  },
  {
    check: 'mdx',
    title: 'words in braces',
    edits: { [enShare]: ['Two libraries', 'Two {or more} libraries'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:8 — what stands in { } is no JavaScript — mend it, or write \\{ for a brace that readers see',
    ],
  },
  {
    check: 'mdx',
    title: 'an address in angle brackets',
    edits: { [enShare]: ['Two libraries', 'See <https://example.org>. Two libraries'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:5 — an address in angle brackets — write [what is there](https://…)'],
  },
  {
    check: 'mdx',
    title: 'a value without quotes',
    edits: { [enStart]: ['<ESM />', '<ESM name=one />'] },
    tells: ['docs/en/guide/basic/start.mdx:11:11 — a value without quotes — write it as name="…", or name={…}'],
  },
  {
    check: 'mdx',
    title: 'an import that is none',
    edits: { [enStart]: ["import ESM from '../start", "import ESM form '../start"] },
    tells: [
      'docs/en/guide/basic/start.mdx:5:12 — a line that begins with import or export and is none — mend it; in a sentence, begin the line with another word',
    ],
  },
  {
    check: 'components',
    title: 'a component that nobody has',
    edits: { [enStart]: ['<ESM />', '<Foo />'] },
    tells: ['docs/en/guide/basic/start.mdx:11:1 — there is no component <Foo> — import it, or write it in `…`'],
  },
  {
    check: 'components',
    title: 'a misspelt component',
    edits: { 'docs/en/config/lib/mode.mdx': ['<OptionFacts ', '<OptionFact '] },
    tells: ['docs/en/config/lib/mode.mdx:9:1 — there is no component <OptionFact> — did you mean <OptionFacts>?'],
  },
  {
    check: 'components',
    title: 'a name in braces',
    edits: { [enShare]: ['Two libraries', 'Two {libraries} and more'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:5 — nothing has the name libraries — import it, or write \\{ for a brace that readers see',
    ],
  },
  {
    check: 'components',
    title: 'a placeholder',
    edits: { [enShare]: ['Two libraries', 'Two {{ libraries }} and more'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:5 — nothing has the name libraries — import it, or write \\{ for a brace that readers see',
    ],
  },
  {
    check: 'components',
    title: 'a name in an attribute',
    edits: { [enStart]: ['<ESM />', '<ESM name={one} />'] },
    tells: [
      'docs/en/guide/basic/start.mdx:11:1 — nothing has the name one — import it, or write \\{ for a brace that readers see',
    ],
  },
];
