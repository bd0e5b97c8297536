import { type Breakages, enMode, enShare, enStart, zhMode, zhShare } from '../breakage.ts';

export const linksBreakages: Breakages = {
  'no-dead-links': {
    'a missing page': { [enShare]: ['(/config/lib/mode#usage)', '(/config/lib/mod)'] },
    'a missing heading': { [zhShare]: ['mode#usage', 'mode#usag'] },
    'a keyword of a missing section': {
      [enShare]: ['---\n\n# Share', 'sectionKeywords: { check: [prove it] }\n---\n\n# Share'],
    },
    'a missing page in what the build writes': {
      [enShare]: ['Two libraries share a file.', 'Two.\n\n<Results of="mode" />\n\n<Results of="mod" />'],
    },
    'an address with a language': { [zhShare]: ['(/guide/basic/start)', '(/zh/guide/basic/start)'] },
    'an address with an extension': { [enShare]: ['(/guide/basic/start)', '(/guide/basic/start.html)'] },
    'a relative address': { [enShare]: ['(/guide/basic/start)', '(../basic/start.mdx)'] },
    'an address without https': { [enShare]: ['(/guide/basic/start)', '(http://example.org)'] },
    'navigation to a missing page': { 'docs/en/_nav.json': ['/guide/basic/start', '/guide/basic/'] },
    'the absolute address of a page of this site': {
      [enStart]: [
        'A library begins',
        '[A](https://rslib-docs.github.io/guide) library [begins](https://rslib-docs.github.iox.test)',
      ],
    },
  },
  'descriptive-links': {
    'a link without text': { [enShare]: ['[Start]', '[]'] },
    'a vague link': { [enShare]: ['[the option]', '[click here]'] },
    'an address as the text of a link': {
      [enShare]: [
        'Two libraries share a file.',
        'See https://example.org/a and [www.example.org](https://example.org/), `https://example.org`.',
      ],
    },
  },
  'linked-titles': {
    'another name of a page, in a list of pages': { [zhShare]: ['[开始]', '[第一步]'] },
  },
  'no-missing-images': {
    'a missing image': { [enShare]: ['(/hero.svg)', '(/heroes.svg)'] },
    'an image without alt text': { [zhShare]: ['![两个库]', '![]'] },
    'an image on another host': { [enShare]: ['(/hero.svg)', '(https://example.org/a.png)'] },
    'a hero image whose alt text is not in the dictionary': { 'docs/en/index.mdx': ['home.heroAlt', 'A picture'] },
    'a missing logo of a tool': { 'shared/tools.ts': ['/hero.svg', '/her.svg'] },
    'English alt text on a Chinese page': { [zhShare]: ['![两个库]', '![The two libraries]'] },
  },
  'image-files': {
    'an image that is too large': {
      'docs/public/big.svg': `<svg>${' '.repeat(200_000)}</svg>`,
    },
    'a name with capitals and a space': { 'docs/public/My Dots.SVG': '<svg />' },
  },
  'no-unused-assets': {
    'an image that nothing uses': { 'docs/public/old.png': 'x' },
  },
  'valid-redirects': {
    'redirects to pages that no language or one language has': {
      'shared/moved-pages.json':
        '{\n  "/guide/a": "/guide/nowhere/at-all",\n  "/guide/b": "/guide/basic/strat",\n  "/guide/c": "/config/lib/mode"\n}\n',
      [zhMode]: null,
    },
    'a chain of redirects, and a loop': {
      'shared/moved-pages.json':
        '{\n  "/guide/a": "/guide/b",\n  "/guide/b": "/guide/basic/start",\n  "/guide/new/x": "/guide/new/y",\n  "/guide/new/y": "/guide/new/x"\n}\n',
    },
    'a redirect from a page that exists': {
      'shared/moved-pages.json':
        '{\n  "/config/lib/mode": "/guide/basic/start",\n  "/guide/Basic/start/": "/guide/advanced/share"\n}\n',
      [enMode]: null,
      [zhMode]: null,
    },
    'addresses that are not routes, and one that is listed twice': {
      'shared/moved-pages.json':
        '{\n  "/zh/guide/old": "/guide/basic/start",\n  "/guide/old.html": "/guide/basic/start",\n  "/guide/z": "/guide/basic/start",\n  "/guide/y": "/guide/basic/start",\n  "/guide/Z/": "/guide/advanced/share"\n}\n',
    },
  },
};
