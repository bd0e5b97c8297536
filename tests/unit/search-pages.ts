import { SECTION_BREAK, type SearchDocument, type SearchHit } from '../../search/types.ts';

/** A page with sections of a heading and text; the first heading is empty. */
export function page(
  routePath: string,
  title: string,
  sections: [heading: string, text: string][],
  more: Partial<SearchDocument> = {},
): SearchDocument {
  const headings = sections.map(([heading]) => heading).filter(Boolean);
  const toc = headings.map((heading) => ({ id: heading.toLowerCase().replace(/\W+/g, '-'), depth: 2 }));
  const content = sections.map((texts) => texts.filter(Boolean).join('\n\n'));
  if (sections[0]?.[0]) content.unshift('');
  const domain = /^(?:\/zh)?\/([^/]*)\//.exec(routePath)?.[1] ?? '';
  return { id: routePath, title, content: content.join(SECTION_BREAK), toc, routePath, domain, ...more };
}

/** A small site with three scripts: Latin, Chinese and Cyrillic. */
export const documents = [
  page('/config/lib/auto-external', 'lib.autoExternal', [
    ['', 'Decides which packages stay imports.'],
    ['Usage', 'Set it to false, and everything is bundled. Réglage of café options.'],
  ]),
  page('/config/lib/banner', 'lib.banner', [
    ['', 'Puts text at the top of files.'],
    ['banner.js', 'For JavaScript alone.'],
  ]),
  page('/guide/dts', 'Declaration files', [
    ['', 'How to bundle types.'],
    ['Bundle', 'Types of dependencies are bundled, by lib.dts too. autoExternal decides.'],
  ]),
  page(
    '/guide/zh',
    '类型声明文件',
    [
      ['', '如何生成类型。'],
      ['打包声明', '把所有 d.ts 打包成一个文件，需要 API Extractor。'],
    ],
    { pinyin: 'lei类 xing型 sheng声 ming名明 wen文 jian件 da打 bao包' },
  ),
  page('/guide/ru', 'Кириллица', [['', 'Ёлка и йод.']]),
];

/** The highlighted parts of a text. */
export const marked = (text: string, ranges: SearchHit['highlights']['title']) =>
  ranges.map(({ start, length }) => text.slice(start, start + length));

/** A hit on a page, or on one of its headings. */
export const hit = (link: string): SearchHit => ({
  type: link.includes('#') ? 'header' : 'title',
  title: link.replace(/#.*/, ''),
  header: link,
  statement: '',
  link,
  query: 'q',
  highlights: { title: [], header: [], statement: [] },
  group: '',
});
