import type { Breakage } from '../breakage.ts';
import { enShare, zhShare } from '../files-to-break.ts';

export const brokenInLinks: readonly Breakage[] = [
  {
    check: 'links',
    title: 'a page that is not there',
    edits: { [enShare]: ['(/config/lib/mode#usage)', '(/config/lib/mod)'] },
    tells: ['docs/en/guide/advanced/share.mdx:13:5 — no page is at /config/lib/mod — did you mean /config/lib/mode?'],
  },
  {
    check: 'links',
    title: 'a heading that is not there',
    edits: { [zhShare]: ['mode#usage', 'mode#usag'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:13:2 — docs/zh/config/lib/mode.mdx has no heading with the id usag — did you mean #usage?',
    ],
  },
  {
    check: 'links',
    title: 'an address with a language',
    edits: { [zhShare]: ['(/guide/basic/start)', '(/zh/guide/basic/start)'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:17:3 — the link "/zh/guide/basic/start" names a language — leave it out: links keep the reader’s language',
    ],
  },
  {
    check: 'links',
    title: 'an address with an ending',
    edits: { [enShare]: ['(/guide/basic/start)', '(/guide/basic/start.html)'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:17:3 — the link "/guide/basic/start.html" is no clean address — leave out the ending',
    ],
  },
  {
    check: 'links',
    title: 'a relative address',
    edits: { [enShare]: ['(/guide/basic/start)', '(../basic/start.mdx)'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:17:3 — the link "../basic/start.mdx" is relative — write the whole address, from the slash on',
    ],
  },
  {
    check: 'links',
    title: 'an address without https',
    edits: { [enShare]: ['(/guide/basic/start)', '(http://example.org)'] },
    tells: ['docs/en/guide/advanced/share.mdx:17:3 — the address http://example.org is not https — write https://'],
  },
  {
    check: 'links',
    title: 'a feature that leads nowhere',
    edits: { 'docs/en/index.mdx': ['link: /guide/basic/start', 'link: /guide/basic/stat'] },
    tells: ['docs/en/index.mdx:13:11 — no page is at /guide/basic/stat — did you mean /guide/basic/start?'],
  },
  {
    check: 'links',
    title: 'navigation that leads nowhere',
    edits: { 'docs/en/_nav.json': ['/guide/basic/start', '/guide/basic/'] },
    tells: ['docs/en/_nav.json:1:33 — no page is at /guide/basic/ — lead to a page that is there'],
  },
  {
    check: 'link-texts',
    title: 'a link without words',
    edits: { [enShare]: ['[Start]', '[]'] },
    tells: ['docs/en/guide/advanced/share.mdx:17:3 — a link without words — write what is there: [what is there](…)'],
  },
  {
    check: 'link-texts',
    title: 'a link that says nothing',
    edits: { [enShare]: ['[the option]', '[click here]'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:13:5 — the link says "click here" — say what is there, such as the title of the page',
    ],
  },
  {
    check: 'link-texts',
    title: 'a Chinese link that says nothing',
    edits: { [zhShare]: ['[这个选项]', '[点击这里]'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:13:2 — the link says "点击这里" — say what is there, such as the title of the page',
    ],
  },
  {
    check: 'images',
    title: 'an image that is not there',
    edits: { [enShare]: ['(/hero.svg)', '(/heroes.svg)'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:9:1 — there is no docs/public/heroes.svg — mend the address, or add the image',
    ],
  },
  {
    check: 'images',
    title: 'an image without a text',
    edits: { [zhShare]: ['![两个库]', '![]'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:9:1 — an image without a text in its place — say what it shows: ![what it shows](…)',
    ],
  },
  {
    check: 'images',
    title: 'an image of another host',
    edits: { [enShare]: ['(/hero.svg)', '(https://example.org/a.png)'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:9:1 — the image https://example.org/a.png is on another host — put it into docs/public/',
    ],
  },
  {
    check: 'images',
    title: 'a picture of the home page that is not there',
    edits: { 'docs/en/index.mdx': ['src: /hero.svg', 'src: /her.svg'] },
    tells: ['docs/en/index.mdx:8:10 — there is no docs/public/her.svg — mend the address, or add the image'],
  },
  {
    check: 'images',
    title: 'a text of the picture that is none',
    edits: { 'docs/en/index.mdx': ['home.heroAlt', 'A picture'] },
    tells: ['docs/en/index.mdx:9:10 — the text "A picture" of the picture is no text — add it to site/texts.ts'],
  },
  {
    check: 'tool-switcher',
    title: 'a logo that is not there',
    edits: { 'site/tools.ts': ['/hero.svg', '/her.svg'] },
    tells: ['site/tools.ts:1:32 — there is no docs/public/her.svg — mend the address, or add the logo'],
  },
  {
    check: 'tool-switcher',
    title: 'an address without https',
    edits: { 'site/tools.ts': ['https://example.org/', 'example.org'] },
    tells: ['site/tools.ts:1:50 — example.org is no https address — write https:// and the whole address'],
  },
];
