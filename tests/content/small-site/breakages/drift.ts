import type { Breakage } from '../breakage.ts';
import { enFaq, enShare, zhShare } from '../files-to-break.ts';

export const brokenInDrift: readonly Breakage[] = [
  {
    check: 'drift',
    title: 'words that changed in one language',
    edits: { [enShare]: ['Two libraries', 'Three libraries'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:5:1 — the beginning of the page was not changed with docs/en/guide/advanced/share.mdx:5 — say the same here, then npm run reviewed -- guide/advanced/share#_top',
    ],
  },
  {
    check: 'drift',
    title: 'a page that both languages lost',
    edits: { [enFaq]: null, 'docs/zh/guide/faq/features.mdx': null },
    tells: [
      'site/drift/compared.json:1:1 — guide/faq/features.mdx is no page any more — npm run reviewed -- guide/faq/features; if it has another name now, add that to site/moved-pages.ts',
    ],
  },
  {
    check: 'drift',
    title: 'a new page whose languages nobody has compared',
    edits: { 'site/drift/compared.json': ['"guide/faq/features.mdx"', '"guide/faq/former.mdx"'] },
    tells: [
      'docs/zh/guide/faq/features.mdx:1:1 — the page and docs/en/guide/faq/features.mdx were never compared — when both are written, see that they say the same, then npm run reviewed -- guide/faq/features',
      'site/drift/compared.json:1:1 — guide/faq/former.mdx is no page any more — npm run reviewed -- guide/faq/former; if it has another name now, add that to site/moved-pages.ts',
    ],
  },
  {
    check: 'unfinished',
    title: 'a place of a new page',
    edits: { [enShare]: ['Two libraries', 'TODO: say why. Two libraries'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:1 — a place to fill in: say why. Two libraries share a file. — write it, and take TODO out',
    ],
  },
  {
    check: 'unfinished',
    title: 'words for later without a colon, and none that is part of another word',
    edits: { [enShare]: ['Two libraries', 'TODO\nFIXME Two libraries, Tbd, TODOs and todo. TBD'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:1 — a place to fill in — write it, and take TODO out',
      'docs/en/guide/advanced/share.mdx:8:1 — a place to fill in: Two libraries, Tbd, TODOs and todo. TBD share a file. — write it, and take FIXME out',
    ],
  },
  {
    check: 'unfinished',
    title: 'one beside Chinese',
    edits: { [zhShare]: ['两个库共享', '两个库TBD共享'] },
    tells: ['docs/zh/guide/advanced/share.mdx:7:4 — a place to fill in: 共享一个文件。 — write it, and take TBD out'],
  },
];
