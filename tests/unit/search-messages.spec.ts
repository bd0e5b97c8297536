import { expect, test } from 'playwright/test';
import { createEngine, searchBoth } from '../../search/engine/create-engine.ts';
import { isMessage, MessageIndex, toolOf } from '../../search/engine/message-index.ts';
import { page } from './search-pages.ts';

const filler = Array.from({ length: 12 }, (_, index) =>
  page(`/guide/filler-${index}`, `Filler ${index}`, [['', 'Words about the output, which is not found in dist.']]),
);
const nothing = createEngine([]);
const search = (pages: ReturnType<typeof page>[], query: string) =>
  searchBoth(createEngine([...pages, ...filler]), nothing, query);
const firstOf = (pages: ReturnType<typeof page>[], query: string) => search(pages, query).hits[0]?.link;

function shareOf(line: string, query: string): number {
  const index = new MessageIndex();
  index.add('/page', line);
  for (let number = 0; number < 20; number++)
    index.add(`/other-${number}`, `Another line, number ${number}, of this index`);
  return index.match(query).shares.get('/page') ?? 0;
}

test('a message is found whatever its paths, names and numbers are', () => {
  const line = "Error: Cannot find module './data.cjs' imported from /app/dist/index.js";
  expect(shareOf(line, "Error: Cannot find module '../other/file.js' imported from /home/me/x.mjs")).toBe(1);
  expect(shareOf('error TS2307: Cannot find module …', "error TS2307: Cannot find module 'left-pad'")).toBe(1);
});

test('the words of a message count in their order', () => {
  const line = 'ReferenceError: require is not defined in ES module scope';
  expect(shareOf(line, 'require is not defined in ES module scope')).toBe(1);
  expect(shareOf(line, 'scope module ES in defined not is require')).toBe(0);
});

test('a quoted name that pages know tells messages apart, and one that they do not know is of no account', () => {
  const index = new MessageIndex();
  index.add('/react', "TypeError: Cannot read properties of null (reading 'useState')");
  index.add('/router', "TypeError: Cannot read properties of null (reading 'useRoute')");
  const sharesOf = (name: string) => index.match(`Cannot read properties of null (reading '${name}')`).shares;
  expect(sharesOf('useState').get('/react')).toBe(1);
  expect(sharesOf('useState').get('/router')).toBeLessThan(1);
  expect(sharesOf('myOwnThing').get('/router')).toBe(1);
});

test('a message in the output of a sample leads to the section of the sample', () => {
  const [intro, mended] = ['How to build.', 'Install the package.'];
  const text = createEngine([
    page('/guide/a', 'A', [
      ['', intro],
      ['Mend it', mended],
    ]),
    ...filler,
  ]);
  const output = 'Error: the tsconfig of your project was swallowed';
  const code = createEngine([
    page('/guide/a', 'A', [
      ['', ''],
      ['Mend it', output],
    ]),
  ]);
  expect(searchBoth(text, code, output).hits[0]?.link).toBe('/guide/a#mend-it');
});

test('a row of a table that names a message counts for the section that it links to', () => {
  const message = 'Error: the gadget was not shaken';
  const table = page('/guide/faq', 'Questions', [['All messages', 'Look at the table.']]);
  const answer = page('/guide/gadgets', 'Gadgets', [
    ['', 'What they are.'],
    ['Hold them upright', 'Before each build.'],
  ]);
  const linked = { ...answer, toc: answer.toc.map((entry) => ({ ...entry, references: [message] })) };
  expect(firstOf([table, linked], message)).toBe('/guide/gadgets#hold-them-upright');
  expect(firstOf([table, answer], message)).not.toBe('/guide/gadgets#hold-them-upright');
});

test('whoever types the title of a page gets the page, and whoever asks gets the section', () => {
  const pages = [
    page('/guide/watch', 'Watch mode, command line', [
      ['', 'Rebuild when a file changes.'],
      ['Leave some out', 'Name vendor folders, which watch mode has to ignore.'],
    ]),
  ];
  expect(firstOf(pages, 'command line watch mode')).toBe('/guide/watch');
  expect(firstOf(pages, 'how can watch mode ignore vendor')).toBe('/guide/watch#leave-some-out');
});

test('the tool before a message is recognized, unless it is part of the message', () => {
  expect(toolOf('Chromium ReferenceError: require is not defined')).toBe('Chromium');
  expect(toolOf('Jest: SyntaxError: Unexpected token')).toBe('Jest');
  expect(toolOf('Uncaught ReferenceError: require is not defined')).toBeUndefined();
  expect(toolOf('ReferenceError: require is not defined')).toBeUndefined();
  expect(toolOf('how to find an error')).toBeUndefined();
});

test('sections that name the tool before a message come first', () => {
  const message = 'ReferenceError: gadget is not defined';
  const pages = [
    page('/guide/any', 'Names', [['Gadget is not defined', message]]),
    page('/guide/pages', 'Pages', [['Wrong', `Chromium and others print this: ${message}`]]),
  ];
  expect(firstOf(pages, `Chromium ${message}`)).toBe('/guide/pages#wrong');
  expect(firstOf(pages, message)).toMatch(/^\/guide\/any#/);
});

test('only what was clearly pasted is called unknown, and only if no line is like it', () => {
  const pages = [page('/guide/a', 'A', [['Errors', 'TypeError: gadget is not iterable']])];
  const isUnknown = (query: string) => search(pages, query).isUnknownMessage ?? false;
  expect(isUnknown('TypeError: gadget is not iterable')).toBe(false);
  expect(isUnknown('TypeError: widget is not iterable')).toBe(false);
  expect(isUnknown('RangeError: the zebra has been painted twice')).toBe(true);
  expect(isUnknown('Uncaught DOMException: Blocked a frame with origin from accessing')).toBe(true);
  expect(isUnknown('why is the zebra not found')).toBe(false);
  expect(isMessage('how do I build')).toBe(false);
});
