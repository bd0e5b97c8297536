import type { SiteFacts } from '../../../checks/site-sources.ts';

/** A way to break the small site, and what the check then tells. */
export interface Breakage {
  check: string;
  title: string;
  /** Files with a part to replace, with a text of their own, or null to leave out. */
  edits: Readonly<Record<string, [from: string, to: string] | string | null>>;
  known?: Partial<SiteFacts>;
  tells: readonly string[];
}

const enStart = 'docs/en/guide/basic/start.mdx';
const enShare = 'docs/en/guide/advanced/share.mdx';
const zhShare = 'docs/zh/guide/advanced/share.mdx';
const enMode = 'docs/en/config/lib/mode.mdx';
const zhMode = 'docs/zh/config/lib/mode.mdx';
const enFaq = 'docs/en/guide/faq/features.mdx';

export const breakages: readonly Breakage[] = [
  {
    check: 'mdx',
    title: 'an open tag',
    edits: { [enStart]: ['<ESM />', '<ESM>'] },
    tells: ['docs/en/guide/basic/start.mdx:11:1 — Expected a closing tag for `<ESM>` (11:1-11:6) — mend the MDX'],
  },
  {
    check: 'frontmatter',
    title: 'a misspelt key',
    edits: { [enStart]: ['description:', 'descripton:'] },
    tells: ['docs/en/guide/basic/start.mdx:2:1 — unknown key "descripton" — did you mean "description"?'],
  },
  {
    check: 'frontmatter',
    title: 'a misspelt key inside',
    edits: { 'docs/en/index.mdx': ['    details:', '    detials:'] },
    tells: ['docs/en/index.mdx:12:5 — unknown key "features.0.detials" — did you mean "details"?'],
  },
  {
    check: 'frontmatter',
    title: 'a value of another type',
    edits: { [enStart]: ['description:', 'overview: always\ndescription:'] },
    tells: ['docs/en/guide/basic/start.mdx:2:1 — "overview" is "always", not boolean — correct its value'],
  },
  {
    check: 'frontmatter',
    title: 'YAML that is none',
    edits: { [enStart]: ['description: ', 'description: "'] },
    tells: ['docs/en/guide/basic/start.mdx:3:1 — it cannot be read: Missing closing "quote — mend its syntax'],
  },
  {
    check: 'descriptions',
    title: 'a page without one',
    edits: { [enStart]: [/* all of it */ 'description', 'title'] },
    tells: [
      'docs/en/guide/basic/start.mdx:1:1 — a page without a description — say in its frontmatter what readers find here',
    ],
  },
  {
    check: 'descriptions',
    title: 'one that is too short',
    edits: { [enStart]: [', which option does what, and how you find out that it worked', ''] },
    tells: ['docs/en/guide/basic/start.mdx:2:14 — the description has 55 characters — write 100 to 160'],
  },
  {
    check: 'navigation-files',
    title: 'a label that is no text',
    edits: { 'docs/en/_nav.json': ['nav.guide', 'nav.guid'] },
    tells: ['docs/en/_nav.json:1:12 — the label "nav.guid" is no text — add it to theme/texts.ts'],
  },
  {
    check: 'navigation-files',
    title: 'a misspelt key',
    edits: { 'docs/en/_nav.json': ['"link"', '"lnk"'] },
    tells: ['docs/en/_nav.json:1:25 — unknown key "0.lnk" — did you mean "link"?'],
  },
  {
    check: 'navigation-files',
    title: 'a name without a page',
    edits: { 'docs/en/config/_meta.json': ['lib/mode', 'lib/mod'] },
    tells: ['docs/en/config/_meta.json:1:2 — there is no page "lib/mod" here — write it, or take the name out'],
  },
  {
    check: 'navigation-files',
    title: 'an item of an unknown type',
    edits: { 'docs/zh/config/_meta.json': ['["lib/mode"]', '[\n  { "type": "fold", "name": "lib" }\n]'] },
    tells: [
      'docs/zh/config/_meta.json:2:5 — "0.type" is "fold", not ("file" | "dir" | "dir-section-header" | "section-header" | "custom-link" | "divider") — correct its value',
    ],
  },
  {
    check: 'mirror',
    title: 'a page without its mirror',
    edits: { [zhShare]: null },
    tells: [
      'docs/en/guide/advanced/share.mdx:1:1 — there is no docs/zh/guide/advanced/share.mdx — write it, or remove this file',
    ],
  },
  {
    check: 'mirror',
    title: 'navigation that differs',
    edits: { 'docs/zh/_nav.json': ['[{', '[ {'] },
    tells: [
      'docs/en/_nav.json:1:1 — docs/zh/_nav.json has other bytes — make both files the same: their labels are keys of texts',
      'docs/zh/_nav.json:1:1 — docs/en/_nav.json has other bytes — make both files the same: their labels are keys of texts',
    ],
  },
  {
    check: 'routes',
    title: 'a page that is no route',
    edits: { 'docs/en/guide/extra.mdx': '# Extra\n' },
    tells: [
      'docs/en/guide/extra.mdx:1:1 — /guide/extra is no route of the site — add a line to tests/routes.ts, or remove the page',
    ],
  },
  {
    check: 'routes',
    title: 'a route without a page',
    edits: { [enShare]: null },
    tells: ['docs/en/guide/advanced/share.mdx:1:1 — a route of the site has no page — write it'],
  },
  {
    check: 'orphan-pages',
    title: 'a page that no navigation names',
    edits: { 'docs/en/config/_meta.json': '[]\n' },
    tells: [
      'docs/en/config/lib/mode.mdx:1:1 — no _meta.json and no _nav.json names this page — name it in that of its folder',
    ],
  },
  {
    check: 'orphan-pages',
    title: 'a fragment that nothing includes',
    edits: { 'docs/en/guide/shared/part.mdx': 'Part.\n' },
    tells: ['docs/en/guide/shared/part.mdx:1:1 — no page includes this fragment — remove it'],
  },
  {
    check: 'orphan-pages',
    title: 'a hidden page that nothing includes',
    edits: {
      [enStart]: ["import ESM from '../start/components/ESM.mdx';", ''],
      'docs/zh/guide/basic/start.mdx': ["import ESM from '../start/components/ESM.mdx';", ''],
    },
    tells: [
      'docs/en/guide/start/components/ESM.mdx:1:1 — a hidden page that no page includes — include it, or remove it',
      'docs/zh/guide/start/components/ESM.mdx:1:1 — a hidden page that no page includes — include it, or remove it',
    ],
  },
  {
    check: 'links',
    title: 'a page that is not there',
    edits: { [enShare]: ['(/config/lib/mode#usage)', '(/config/lib/mod)'] },
    tells: ['docs/en/guide/advanced/share.mdx:13:5 — no page is at /config/lib/mod — did you mean /config/lib/mode?'],
  },
  {
    check: 'links',
    title: 'a heading that is not there',
    edits: { [zhShare]: ['mode#usage', 'mode#use'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:13:2 — docs/zh/config/lib/mode.mdx has no heading with the id use — did you mean #usage?',
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
    edits: { 'docs/en/index.mdx': ['link: /guide/basic/start', 'link: /guide/basic/begin'] },
    tells: ['docs/en/index.mdx:13:11 — no page is at /guide/basic/begin — did you mean /guide/basic/start?'],
  },
  {
    check: 'links',
    title: 'navigation that leads nowhere',
    edits: { 'docs/en/_nav.json': ['/guide/basic/start', '/guide/basic/'] },
    tells: ['docs/en/_nav.json:1:33 — no page is at /guide/basic/ — did you mean /guide/basic/start?'],
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
    tells: ['docs/en/index.mdx:9:10 — the text "A picture" of the picture is no text — add it to theme/texts.ts'],
  },
  {
    check: 'orphan-images',
    title: 'an image that nothing uses',
    edits: { 'docs/public/old.png': 'x' },
    tells: ['docs/public/old.png:1:1 — nothing uses this file — use it, or remove it'],
  },
  {
    check: 'headings',
    title: 'a page without a title',
    edits: { [enStart]: ['# Start\n', ''] },
    tells: ['docs/en/guide/basic/start.mdx:1:1 — a page without a title — begin it with # and its title'],
  },
  {
    check: 'headings',
    title: 'a second title',
    edits: { [enStart]: ['## Build it', '# Build it'] },
    tells: ['docs/en/guide/basic/start.mdx:13:1 — a second title — begin it with ##'],
  },
  {
    check: 'headings',
    title: 'a depth that is left out',
    edits: { [enStart]: ['## Build it', '### Build it'] },
    tells: ['docs/en/guide/basic/start.mdx:13:1 — a heading of depth 3 below one of 1 — begin it with ##'],
  },
  {
    check: 'headings',
    title: 'capitals',
    edits: { [enShare]: ['## Check that it worked', '## Check That ESM worked'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:11:1 — the heading has "That" with a capital — write only its first word and names so',
    ],
  },
  {
    check: 'headings',
    title: 'a sign at the end',
    edits: { [zhShare]: ['## 检查结果 ', '## 检查结果： '] },
    tells: ['docs/zh/guide/advanced/share.mdx:11:1 — the heading ends in "：" — leave the sign out'],
  },
  {
    check: 'headings',
    title: 'an id twice',
    edits: { [enShare]: ['## Check that it worked', '## Other \\{#next}'] },
    tells: ['docs/en/guide/advanced/share.mdx:15:1 — a second heading with the id next — give it another one: \\{#…}'],
  },
  {
    check: 'heading-ids',
    title: 'a Chinese heading without the id',
    edits: { [zhShare]: [' \\{#check-that-it-worked}', ''] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:11:1 — the heading "检查结果" has the id 检查结果, and in English check-that-it-worked — end it with \\{#check-that-it-worked}',
    ],
  },
  {
    check: 'heading-ids',
    title: 'another id',
    edits: { [zhShare]: ['{#next}', '{#last}'] },
    tells: [
      'docs/zh/guide/advanced/share.mdx:15:1 — the heading "接下来" has the id last, and in English next — end it with \\{#next}',
    ],
  },
  {
    check: 'heading-ids',
    title: 'a heading of one language',
    edits: { [enShare]: ['## Next', '## More\n\n## Next'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:15:1 — the heading "More" has no partner in docs/zh/guide/advanced/share.mdx — write the same headings in both languages',
    ],
  },
  {
    check: 'skeletons',
    title: 'a page that begins with a picture',
    edits: { [enShare]: ['Two libraries share a file.\n', ''] },
    tells: [
      'docs/en/guide/advanced/share.mdx:8:1 — the page begins without a sentence — begin with one sentence that would do as the answer in a search result',
    ],
  },
  {
    check: 'skeletons',
    title: 'a guide that does not end in what comes next',
    edits: { [enShare]: ['## Next', '## More'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:15:1 — the last section is #more, not #next — end with ## and the id next: links to what fits',
    ],
  },
  {
    check: 'skeletons',
    title: 'a guide without a check',
    edits: { [enShare]: ['## Check that it worked', '## Done'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:5:1 — the guide does not say how to check that it worked — add a section whose id has "check" in it',
    ],
  },
  {
    check: 'skeletons',
    title: 'an option page with another title',
    edits: { [enMode]: ['# lib.mode', '# lib.modes'] },
    tells: [
      'docs/en/config/lib/mode.mdx:5:1 — the title is "lib.modes" — write # lib. and the name of the option',
      'docs/en/config/lib/mode.mdx:11:1 — no type and default before the first section — add <OptionFacts name="modes" />',
    ],
  },
  {
    check: 'skeletons',
    title: 'an option page without its facts',
    edits: { [enMode]: ['<OptionFacts name="mode" />', ''] },
    tells: [
      'docs/en/config/lib/mode.mdx:11:1 — no type and default before the first section — add <OptionFacts name="mode" />',
    ],
  },
  {
    check: 'skeletons',
    title: 'an option page without an output',
    edits: { [enMode]: ['/expected/build.txt', '/src/index.ts'] },
    tells: ['docs/en/config/lib/mode.mdx:5:1 — no output of an example — embed a file of examples/<name>/expected/'],
  },
  {
    check: 'skeletons',
    title: 'an option page without related pages',
    edits: { [zhMode]: ['{#related}', '{#more}'] },
    tells: [
      'docs/zh/config/lib/mode.mdx:19:1 — the last section is #more, not #related — end with ## and the id related: links to what fits',
    ],
  },
  {
    check: 'fences',
    title: 'code that nothing runs',
    edits: { [enStart]: ['```ts', '```js'] },
    tells: [
      'docs/en/guide/basic/start.mdx:20:1 — a "js" fence with a body, which no test runs — embed a file with file="<root>/examples/…", or say unchecked="the reason"',
    ],
  },
  {
    check: 'fences',
    title: 'a file that is not there',
    edits: { [enMode]: ['src/index.ts"\n', 'src/main.ts"\n'] },
    tells: [
      'docs/en/config/lib/mode.mdx:13:1 — examples/share/src/main.ts does not exist — mend the path, or write it with npm run examples -- <name> --update',
    ],
  },
  {
    check: 'unchecked-fences',
    title: 'the eleventh',
    edits: { 'docs/en/guide/extra.mdx': '```js unchecked="it is old"\na\n```\n\n'.repeat(11) },
    tells: [
      'docs/en/guide/extra.mdx:41:1 — more than 10 unchecked fences in en; this one because: it is old — embed an example instead',
    ],
  },
  {
    check: 'fence-pairs',
    title: 'code that differs',
    edits: { [enStart]: ['const one: number', 'const two: number'] },
    tells: [
      'docs/zh/guide/basic/start.mdx:20:1 — fence 2 has another code than docs/en/guide/basic/start.mdx:20: "export const one: number = 1;" instead of "export const two: number = 1;" — make both the same; only comments may differ',
    ],
  },
  {
    check: 'commands',
    title: 'a command that no example runs',
    edits: { [enStart]: ['node use.mjs', 'node uses.mjs'] },
    tells: [
      'docs/en/guide/basic/start.mdx:17:1 — no example runs `node uses.mjs` — add it as a step of the example it belongs to, or show a command that one has',
    ],
  },
  {
    check: 'snippets',
    title: 'a type error',
    edits: { [enStart]: [': number = 1', ": number = '1'"] },
    tells: [
      "docs/en/guide/basic/start.mdx:21:14 — TS2322: Type 'string' is not assignable to type 'number'. — mend the code, or write error=\"TS2322\" if the error is the lesson",
    ],
  },
  {
    check: 'snippets',
    title: 'an error that is not one',
    edits: { [enStart]: ['```ts\n', '```ts error="TS2322"\n'] },
    tells: [
      'docs/en/guide/basic/start.mdx:20:1 — error="TS2322" is announced, but the compiler does not report it — remove it, or mend the code',
    ],
  },
  {
    check: 'option-pages',
    title: 'an option without a page',
    edits: { [zhMode]: null },
    tells: ['docs/zh/config/lib/mode.mdx:1:1 — the lib option mode has no page — write it, or see WITHOUT_OWN_PAGE'],
  },
  {
    check: 'documented-options',
    title: 'an option that its page does not show',
    edits: { [zhMode]: ['<OptionFacts name="mode" />', ''] },
    tells: [
      'docs/zh/config/lib/mode.mdx:1:1 — mode is not documented — add <OptionFacts name="mode" /> under a heading with the id mode',
    ],
  },
  {
    check: 'options',
    title: 'an option that does not exist',
    edits: { [enMode]: ['name="mode"', 'name="mod"'] },
    tells: ['docs/en/config/lib/mode.mdx:9:1 — there is no option mod — did you mean mode?'],
  },
  {
    check: 'options',
    title: 'facts of nothing',
    edits: { [enMode]: [' name="mode"', ''] },
    tells: ['docs/en/config/lib/mode.mdx:9:1 — <OptionFacts> names no option — write <OptionFacts name="…" />'],
  },
  {
    check: 'option-pairs',
    title: 'facts of one language',
    edits: { [zhMode]: ['<OptionFacts name="mode" />', ''] },
    tells: [
      'docs/zh/config/lib/mode.mdx:1:1 — no facts where docs/en/config/lib/mode.mdx has <OptionFacts> of mode — show the same facts in the same order',
    ],
  },
  {
    check: 'messages',
    title: 'a message that its answer does not show',
    edits: { [enFaq]: ['`No mode …', '`No such mode …'] },
    tells: [
      'docs/en/guide/faq/features.mdx:18:1 — docs/en/guide/faq/features.mdx:9 does not show "No such mode … was found." — embed an output there that has it in one line, or mend the row',
    ],
  },
  {
    check: 'message-pairs',
    title: 'a message of one language',
    edits: { [enFaq]: ['`No mode …', '`No …'] },
    tells: [
      'docs/zh/guide/faq/features.mdx:18:1 — the other language has `No … was found.` → #missing-mode where this page has `No mode … was found.` — list the same messages with the same answers in the same order',
    ],
  },
  {
    check: 'errors',
    title: 'an error that no page shows',
    edits: {
      'examples/other/example.json':
        '{"$schema":"../example.schema.json","steps":[{"id":"build","run":"rslib","exit":1}]}',
      'examples/other/expected/build.txt': 'error   Other.\n',
    },
    tells: [
      'examples/other/expected/build.txt:1:1 — no page shows this error — embed it where it belongs, take out the step, or give the example a "purpose"',
    ],
  },
  {
    check: 'texts',
    title: 'an empty text',
    edits: {},
    known: { texts: { 'nav.guide': { en: 'Guide', zh: ' ' } } },
    tells: ['theme/texts.ts:2:3 — "nav.guide" is empty — write both languages'],
  },
  {
    check: 'texts',
    title: 'placeholders that differ',
    edits: {},
    known: { texts: { 'home.heroAlt': { en: 'A picture of {{name}}', zh: '图' } } },
    tells: ['theme/texts.ts:3:3 — "home.heroAlt" has other placeholders in Chinese — use {{name}}'],
  },
  {
    check: 'used-texts',
    title: 'a text that nothing shows',
    edits: {
      'theme/Hero.tsx': '',
      'docs/en/index.mdx': ['home.heroAlt', 'x'],
      'docs/zh/index.mdx': ['home.heroAlt', 'x'],
    },
    tells: ['theme/texts.ts:3:3 — nothing shows the text "home.heroAlt" — show it, or take it out'],
  },
  {
    check: 'language-in-code',
    title: 'a comparison',
    edits: { 'theme/Hero.tsx': "export const title = (lang: string) => (lang === 'zh' ? '一' : 'One');\n" },
    tells: ["theme/Hero.tsx:1:41 — `lang === 'zh'` — read a text with useText: theme/texts.ts has both languages"],
  },
  {
    check: 'spelling',
    title: 'a misspelt word',
    edits: { [enShare]: ['share a file', 'shaer a file'] },
    tells: [
      'docs/en/guide/advanced/share.mdx:7:15 — "shaer" is no word that the dictionaries know — write share or shear, or add it to checks/words/dictionary.txt',
    ],
  },
  {
    check: 'forbidden-words',
    title: 'a word that helps nobody',
    edits: { [enShare]: ['share a file', 'simply share a file'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:15 — "simply" — leave it out, or say what is meant'],
  },
  {
    check: 'forbidden-words',
    title: 'a Chinese one',
    edits: { [zhShare]: ['共享一个文件', '轻松共享一个文件'] },
    tells: ['docs/zh/guide/advanced/share.mdx:7:4 — "轻松" — leave it out, or say what is meant'],
  },
  {
    check: 'product-names',
    title: 'a name with other letters',
    edits: { [enShare]: ['Two libraries', 'Two Typescript libraries'] },
    tells: ['docs/en/guide/advanced/share.mdx:7:5 — "Typescript" — write TypeScript'],
  },
  {
    check: 'chinese-typography',
    title: 'a space that is missing',
    edits: { [zhShare]: ['两个库共享', '两个 React库共享'] },
    tells: ['docs/zh/guide/advanced/share.mdx:7:9 — "eact库共享一个文" — write "eact 库共享一个"'],
  },
  {
    check: 'chinese-typography',
    title: 'half-width signs',
    edits: { [zhShare]: ['一个文件。', '一个文件,两个库.'] },
    tells: ['docs/zh/guide/advanced/share.mdx:7:10 — "一个文件,两个库." — write "一个文件，两个库。"'],
  },
  {
    check: 'chinese-typography',
    title: 'a text of the dictionary',
    edits: { 'theme/texts.ts': ["'指南'", "'Rslib指南'"] },
    tells: ['theme/texts.ts:2:41 — "slib指南\'" — write "slib 指南\'"'],
  },
];
