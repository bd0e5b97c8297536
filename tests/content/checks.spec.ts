import { expect, test } from '@playwright/test';
import { readOwnSite } from '../../checks/own-site.ts';
import { checks } from '../../checks/registry.ts';
import { runCheck } from '../../checks/run-checks.ts';
import { formatFinding } from '../../site/findings/format-finding.ts';

/** What each check promises. */
const promises: Record<string, string> = {
  mdx: 'every page is MDX',
  json: 'every navigation file, every example file and every record is JSON',
  'byte-order-marks': 'no file begins with a mark that editors do not show',
  'invisible-signs': 'no page and no text has signs that editors do not show',
  html: 'no page has HTML with which it stays blank, or that runs code',
  'source-signs': 'no page shows readers signs that were meant as Markdown',
  tables: 'every row of a table has a cell for each column',
  components: 'every component and every name in braces is one that the page knows',
  imports: 'every import of a page leads to a file, and is shown',
  'component-props': 'every component has the props that its type asks for',
  frontmatter: '[E-02] the frontmatter of every page fits its schema',
  'editor-schemas': 'editors know the same schemas',
  descriptions: 'every page has a description of the length that a search result shows',
  'navigation-files': '[I-03] navigation files fit their schema, with labels of the dictionary and names of pages',
  'listed-once': 'no navigation file names a page twice, or links to it twice',
  mirror: '[R-01] every file has its mirror in the other language, and navigation files are the same bytes',
  routes: '[R-07, R-08] the pages of both languages are the routes of the site and no other',
  'moved-pages': '[P-06] every address that a page had once leads to one that there is, in one step',
  'orphan-pages': 'every page is named by a navigation file, and every hidden one is included by a page',
  links: 'every link of pages, navigation and frontmatter leads to a page and a heading',
  'link-pairs': 'both languages of a page lead to the same pages and show the same images',
  'link-texts': 'every link says where it leads',
  images: 'every image is there, with a text in its place',
  'image-files': 'every file of an image can be shown, is light and has a plain name',
  'tool-switcher': '[D-10] every tool of the switcher has addresses that can be opened and a logo that is there',
  'orphan-images': 'every file of docs/public is used',
  headings: 'headings are in order, in sentence case, with ids of their own',
  'section-words': 'every section says something, and no two pages have one title',
  'heading-ids': 'headings have the same ids in both languages',
  'section-blocks': 'both languages of a section have the same paragraphs, lists, tables, boxes and components',
  'section-facts': 'both languages of a section name the same code and the same numbers',
  skeletons: 'pages have the skeleton of their kind',
  fences: 'every code fence shows a file of an example, or is checked another way',
  'fence-openings': 'every fence has the name and the language of its file, and nothing that nobody reads',
  'unchecked-fences': 'few fences go unchecked',
  'fence-pairs': 'both languages show the same code in the same order',
  'example-files': 'every example file says what the runner reads',
  examples: 'every example has the files that it runs and what it printed, and is shown by a page',
  'example-packages': 'every example has the versions that are installed',
  'example-configs': 'every configuration of an example satisfies the types of Rslib',
  commands: 'every command of the tool that a page shows is one that an example runs',
  snippets: 'every TypeScript snippet has the type errors it announces, and no others',
  'option-pages': 'every lib option has its page in both languages',
  'documented-options': 'every lib option is documented, but for a list that only gets shorter',
  options: 'every fact that a page shows belongs to an option that exists',
  'option-names': 'every path of an option in code is one, letter for letter',
  'option-pairs': 'both languages of a page show the same facts in the same order',
  messages: 'the answer that a message links to shows the message',
  'message-pairs': 'both languages list the same messages with the same answers',
  errors: 'every error that an example prints is shown by a page',
  texts: '[I-03] no text of the dictionary is empty, and both languages name the same placeholders',
  'used-texts': '[I-03] every text of the dictionary is shown',
  'text-keys': '[I-03] every text that a component reads is in the dictionary',
  'translated-texts': '[I-03] no text says the same in both languages, but for names and code',
  'language-in-code': '[I-03] no code asks which language it is',
  'texts-in-code': '[I-03] no component has words of its own',
  styles: 'sides and sizes of styles follow the direction of the text, and colours are tokens',
  tokens: 'every token that a style uses is set somewhere',
  spelling: 'every English word is one, spelt as the British do',
  dictionary: 'the list of our own words holds none that no page has',
  'forbidden-words': 'no page and no text tells readers how hard they may find a thing',
  'product-names': 'names are written as their owners write them',
  'chinese-typography': 'Chinese sentences have their spaces and signs',
  'english-only': 'no English page and no English text has Chinese words or signs',
  'signs-in-code': 'no code has signs that another keyboard typed',
  'doubled-paragraphs': 'no page says a long paragraph twice',
  'simplified-chinese': 'no Chinese word has traditional signs',
  'sign-spaces': 'no English sign has a space before it, and each has one behind it',
  'sentence-ends': 'every paragraph ends, and every item of a list where others do',
  articles: 'every English article fits the sound behind it',
  'doubled-words': 'no word stands twice where it is meant once',
  'paired-signs': 'every bracket and every quotation mark that opens is closed',
  'doubled-signs': 'no sign stands twice',
  'english-terms': 'no Chinese sentence has English words that are no terms',
  'translated-sentences': 'no sentence of a Chinese page is in English',
  drift: 'no section has changed in one language since somebody compared the two',
  unfinished: 'no page has places that are to be filled in',
};

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
