import { type Breakages, enMode, enShare, enStart, zhMode, zhShare } from '../breakage.ts';

export const markdownBreakages: Breakages = {
  'known-components': {
    'a misspelled component': { [enMode]: ['<OptionFacts ', '<OptionFact '] },
  },
  'no-unsafe-html': {
    'inline styles, scripts and classes, but no function as a handler': {
      [enShare]: [
        'Two libraries share a file.',
        'Two <b style="color: red" onclick="x()" class="y">libraries</b> <i style={{ color: "red" }} onClick={() => {}}>share</i>.',
      ],
    },
    'frames and scripts': {
      [enShare]: [
        'Two libraries share a file.',
        'Two libraries share a file.\n\n<iframe src="https://example.org/" />\n\n<script>{\'x\'}</script>',
      ],
    },
  },
  'no-raw-markdown': {
    'unknown containers': {
      [enShare]: [
        'Two libraries share a file.',
        'Two libraries share a file.\n\n:::tipp Look\n\nWords.\n\n:::\n\n> [!TIPP]\n> Words.',
      ],
    },
    'containers without an end or a beginning': {
      [enShare]: [
        'Two libraries share a file.',
        'Two libraries share a file.\n\n:::tip Look\n\nWords.\n\n:::info Other\n\nWords.\n:::\n\n:::\n\nWords.\n:::tip\n\n:::',
      ],
    },
    'broken links': {
      [enShare]: [
        'Two libraries share a file.',
        'Two [libraries] (/guide/basic/start) [share](/a b) a [file][one], and \\[this] `is [code] (x)`.',
      ],
    },
    'a link in full-width parentheses': {
      [zhShare]: ['[这个配置项](/config/lib/mode#usage)', '[这个配置项]（/config/lib/mode#usage）'],
    },
    'undefined footnotes and unpaired backticks': {
      [enShare]: ['Two libraries share a file.', 'Two[^1] libraries `share` a `file, **and** more**.'],
    },
    'rows without a table, and a heading without a space': {
      [enShare]: ['Two libraries share a file.', 'Two libraries share a file.\n\n| a | b |\n| c | d |\n\n##Word'],
    },
    'rows with more and fewer cells than the head': {
      [enShare]: [
        'Two libraries share a file.',
        'Two libraries share a file.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n| 1 | 2 | 3 |\n| 1 |\n| \\| | 2 |',
      ],
    },
  },
  headings: {
    'a page without a title': { [enStart]: ['# Start\n', ''] },
    'a second title': { [enStart]: ['## Build it', '# Build it'] },
    'a skipped level': { [enStart]: ['## Build it', '### Build it'] },
    'capitals in an English heading': { [enShare]: ['## Check that it worked', '## Check That ESM worked'] },
    'punctuation at the end': { [zhShare]: ['## 检查结果 ', '## 检查结果： '] },
    'a repeated id': { [enShare]: ['## Check that it worked', '## Other \\{#next}'] },
    'a title in the frontmatter that differs from the heading': {
      [enStart]: ['---\ndescription:', '---\ntitle: Begin\ndescription:'],
      [enShare]: ['---\ndescription:', '---\ntitle: Share code\ndescription:'],
    },
    'a title that another page has, and empty sections': {
      [enStart]: ['# Start', '# Share code'],
      [enShare]: ['Two libraries share a file.', '**More of them**\n\n## Empty\n\n## Full\n\n### Two libraries'],
      [zhMode]: ['- [共享代码](/guide/advanced/share)', ''],
    },
  },
  descriptions: {
    'a description that another page has': {
      [enStart]: ['description: Start, and', 'description: Sharing, and'],
      [enShare]: ['description: Sharing', 'description: >-\n  Sharing'],
    },
    'a page without one': { [enStart]: ['description', 'title'] },
    'one that is too short': { [enStart]: [', which option does what, and how you find out that it worked', ''] },
  },
  'page-structure': {
    'a page that starts with an image': { [enShare]: ['Two libraries share a file.\n', ''] },
    'a guide that does not end in next steps': { [enShare]: ['## Next', '## More'] },
    'an option page without sections': { [enMode]: '# lib.mode\n\nIt sets the mode.\n' },
    'a guide without a check of the result': { [enShare]: ['## Check that it worked', '## Done'] },
    'an option page with another title': { [enMode]: ['# lib.mode', '# lib.modes'] },
    'an option page without an output': { [enMode]: ['/expected/build.txt', '/src/index.ts'] },
  },
};
