import { expect, test } from '@playwright/test';
import { readOwnSite } from '../../checks/own-site.ts';
import { checks } from '../../checks/registry.ts';
import { runCheck } from '../../checks/run-checks.ts';
import { formatFinding } from '../../site/findings/finding.ts';
import { langs } from '../../site/languages.ts';

/** Test titles by check: what it guarantees. */
const promises: Record<string, string> = {
  'valid-mdx': 'every page is MDX',
  'valid-json': 'every navigation file, every example file and the ledger are JSON',
  'valid-frontmatter': '[E-02] the frontmatter of every page fits its schema',
  'known-components': 'every component on a page exists',
  'no-unsafe-html': 'no page has HTML that runs code or embeds other sites',
  'no-raw-markdown': 'no page shows readers Markdown that was not parsed',
  headings: 'headings are in order, in sentence case, with ids of their own',
  descriptions: 'every page has a description of the length that a search result shows',
  'page-structure': 'pages have the structure of their kind',
  'same-files': '[R-01] every file has its counterpart in the other language, and navigation files are the same',
  'valid-redirects': '[P-06] every former address of a page redirects to a page, in one step',
  'valid-navigation': '[I-03] navigation files fit their schema, with labels from the dictionary and names of pages',
  'no-orphan-pages': 'every page is listed in a navigation file, and every hidden one is included by a page',
  'editor-schemas': 'the committed editor schemas are up to date',
  'no-dead-links': 'every link in pages, navigation and frontmatter points to an existing page and heading',
  'descriptive-links': 'every link says where it leads',
  'linked-titles': 'links under "next steps" and "related" use the titles of their pages',
  'no-missing-images': '[D-10] every image and tool logo exists and has alt text',
  'image-files': 'every image file is small and has a plain name',
  'no-unused-assets': 'every file of docs/public is used',
  'same-heading-ids': 'headings have the same ids in both languages',
  'same-blocks':
    'both languages of a section have the same paragraphs, lists, tables, containers, components, links and images',
  'same-facts': 'both languages of a section have the same inline code and numbers',
  'same-code': 'both languages show the same code in the same order',
  drift: 'no section has changed in one language since somebody compared the two',
  'verified-code': 'every code fence shows a file of an example, or is checked another way',
  'verified-commands': 'every Rslib command on a page is run by an example',
  'type-checked-snippets': 'every TypeScript snippet has the type errors it announces, and no others',
  'valid-examples': 'every example file fits its schema',
  'no-unused-examples': 'every example is embedded in a page, or states its purpose',
  'documented-options': 'every lib option is documented in both languages, except for a list that only gets shorter',
  'known-options': 'every fact that a page shows belongs to an option that exists',
  'answered-messages': 'the answer that a message links to quotes that message',
  'valid-texts': '[I-03] every text in the dictionary is translated, and both languages have the same placeholders',
  'no-unused-texts': '[I-03] every text in the dictionary is used',
  'no-unknown-tokens': 'every custom property that a style uses is set somewhere',
  spelling: 'every English word is spelled correctly',
  'english-grammar': 'every English article fits the word after it, and no word is repeated',
  'product-names': 'names are written as their owners write them',
  'no-invisible-characters': 'no page and no text has characters that are invisible in editors',
  'no-placeholders': 'no page and no text has placeholders left',
  'no-chinese-in-english': 'no English page and no English text has Chinese words or punctuation',
  punctuation: 'no punctuation is repeated, or has the wrong spaces',
  'sentence-ends': 'every paragraph ends with punctuation, and so do list items if others in their list do',
  terms: 'every concept has a single term per language',
  'chinese-typography': 'Chinese sentences have their spaces and punctuation',
  'translated-comments': 'comments in the code of Chinese pages are Chinese',
  'translated-sentences': 'no sentence of a Chinese page is in English',
  'answered-keywords': 'every keyword shares a word with its page, in some form or through a synonym',
};

// In one worker, which reads the pages once.
test.describe.configure({ mode: 'default' });

const site = await readOwnSite();

for (const check of checks) {
  test(promises[check.name] ?? `the check "${check.name}" needs a promise in checks.spec.ts`, async () => {
    expect(Object.keys(promises)).toContain(check.name);
    const { looked, findings } = await runCheck(check, site);
    console.log(`${check.name}: ${looked} ${check.looksAt}`);
    expect(looked, `looked at no ${check.looksAt}`).toBeGreaterThan(0);
    expect(findings.map(formatFinding).join('\n')).toBe('');
  });
}

/** The routes that the requirements name, by folder. */
const required: Record<string, string> = {
  '/': 'index',
  '/config/': 'index lib/index rsbuild/index',
  '/config/lib/':
    'format bundle auto-extension auto-external redirect syntax external-helpers banner footer dts shims id umd-name out-base',
  '/config/rsbuild/': 'resolve source output tools plugins',
  '/guide/start/': 'index quick-start glossary npm-packages components/CJS components/ESM components/MF components/UMD',
  '/guide/solution/': 'index nodejs react',
  '/guide/basic/': 'cli configure-rslib typescript output-format output-structure upgrade-rslib',
  '/guide/advanced/':
    'third-party-deps output-compatibility dts static-assets svgr-files json-files module-federation storybook',
  '/guide/migration/': 'modernjs-module tsup',
  '/guide/faq/': 'features',
};

test('[R-07, R-08] both languages have every route that the requirements name', () => {
  const routes = Object.entries(required).flatMap(([folder, names]) => names.split(' ').map((name) => folder + name));
  const files = langs.flatMap((lang) => routes.map((route) => `docs/${lang}${route}.mdx`));
  console.log(`${files.length} pages of ${routes.length} routes`);
  expect(files.filter((file) => !site.pageOf(file))).toEqual([]);
});
