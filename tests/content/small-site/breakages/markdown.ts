import { type Breakages, enMode, enShare, enStart, zhMode, zhShare } from '../breakage.ts';

export const markdownBreakages: Breakages = {
  'known-components': {
    'a misspelled component': {
      edits: { [enMode]: ['<OptionFacts ', '<OptionFact '] },
      reports: [`${enMode}:9:1 — there is no component <OptionFact> — did you mean <OptionFacts>?`],
    },
  },
  'no-unsafe-html': {
    'inline styles, event handlers and classes': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'Two <b style="color: red" onclick="x()" class="y">libraries</b> <i style={{ color: "red" }}>share</i>.',
        ],
      },
      reports: [
        `${enShare}:7:8 — the attribute style — remove it; looks belong in theme/`,
        `${enShare}:7:27 — the attribute onclick — remove it; looks belong in theme/`,
        `${enShare}:7:41 — the attribute class — remove it; looks belong in theme/`,
        `${enShare}:7:68 — the attribute style — remove it; looks belong in theme/`,
      ],
    },
    'frames and scripts': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'Two libraries share a file.\n\n<iframe src="https://example.org/" />\n\n<script>{\'x\'}</script>',
        ],
      },
      reports: [
        `${enShare}:9:1 — a <iframe> element — write a component in theme/`,
        `${enShare}:11:1 — a <script> element — write a component in theme/`,
      ],
    },
  },
  'no-raw-markdown': {
    'unknown containers': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'Two libraries share a file.\n\n:::tipp Look\n\nWords.\n\n:::\n\n> [!TIPP]\n> Words.',
        ],
      },
      reports: [
        `${enShare}:9:1 — an unknown container — write one of tip, note, important, warning, caution, danger, info, details`,
        `${enShare}:15:3 — an unknown alert — write one of tip, note, important, warning, caution, danger, info, details`,
      ],
    },
    'containers without an end or a beginning': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'Two libraries share a file.\n\n:::tip Look\n\nWords.\n\n:::info Other\n\nWords.\n:::\n\n:::\n\nWords.\n:::tip\n\n:::',
        ],
      },
      reports: [
        `${enShare}:9:1 — a container line without its other half — end each :::tip with :::`,
        `${enShare}:18:1 — a container line without its other half — end each :::tip with :::`,
      ],
    },
    'broken links': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'Two [libraries] (/guide/basic/start) [share](/a b) a [file][one], and \\[this] `is [code] (x)`.',
        ],
      },
      reports: [
        `${enShare}:7:5 — a broken link — write [text](/address), without spaces`,
        `${enShare}:7:38 — a broken link — write [text](/address), without spaces`,
        `${enShare}:7:54 — an undefined reference — write [text](/address)`,
      ],
    },
    'a link in full-width parentheses': {
      edits: { [zhShare]: ['[这个配置项](/config/lib/mode#usage)', '[这个配置项]（/config/lib/mode#usage）'] },
      reports: [`${zhShare}:13:2 — a broken link — write [text](/address), without spaces`],
    },
    'undefined footnotes and unpaired backticks': {
      edits: { [enShare]: ['Two libraries share a file.', 'Two[^1] libraries `share` a `file, **and** more**.'] },
      reports: [
        `${enShare}:7:4 — an undefined reference — write [text](/address)`,
        `${enShare}:7:29 — an unpaired backtick — close the code, or write \\\``,
      ],
    },
    'rows without a table, and a heading without a space': {
      edits: {
        [enShare]: ['Two libraries share a file.', 'Two libraries share a file.\n\n| a | b |\n| c | d |\n\n##Word'],
      },
      reports: [
        `${enShare}:9:1 — table rows without a table — write | --- | --- | below the first row`,
        `${enShare}:12:1 — a # without a space — write a space after it`,
      ],
    },
    'rows with more and fewer cells than the head': {
      edits: {
        [enShare]: [
          'Two libraries share a file.',
          'Two libraries share a file.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n| 1 | 2 | 3 |\n| 1 |\n| \\| | 2 |',
        ],
      },
      reports: [
        `${enShare}:12:1 — a row of 3 cells in a table of 2 columns — fill the cells in, or write \\| inside a cell`,
        `${enShare}:13:1 — a row of 1 cells in a table of 2 columns — fill the cells in, or write \\| inside a cell`,
      ],
    },
  },
  headings: {
    'a page without a title': {
      edits: { [enStart]: ['# Start\n', ''] },
      reports: [`${enStart}:1:1 — a page without a title — start it with # and its title`],
    },
    'a second title': {
      edits: { [enStart]: ['## Build it', '# Build it'] },
      reports: [`${enStart}:13:1 — a second title — start it with ##`],
    },
    'a skipped level': {
      edits: { [enStart]: ['## Build it', '### Build it'] },
      reports: [`${enStart}:13:1 — a level 3 heading after level 1 — use ##`],
    },
    'capitals in an English heading': {
      edits: { [enShare]: ['## Check that it worked', '## Check That ESM worked'] },
      reports: [`${enShare}:11:1 — the heading has "That" with a capital — capitalize its first word and names`],
    },
    'punctuation at the end': {
      edits: { [zhShare]: ['## 检查结果 ', '## 检查结果： '] },
      reports: [`${zhShare}:11:1 — the heading ends in "：" — remove it`],
    },
    'a repeated id': {
      edits: { [enShare]: ['## Check that it worked', '## Other \\{#next}'] },
      reports: [`${enShare}:15:1 — another heading with the id next — give it an id: \\{#…}`],
    },
    'a title in the frontmatter that differs from the heading': {
      edits: {
        [enStart]: ['---\ndescription:', '---\ntitle: Begin\ndescription:'],
        [enShare]: ['---\ndescription:', '---\ntitle: Share code\ndescription:'],
      },
      reports: [`${enStart}:2:8 — the page's heading is "Start" — remove this title: the heading is the title`],
    },
    'a title that another page has, and empty sections': {
      edits: {
        [enStart]: ['# Start', '# Share code'],
        [enShare]: ['Two libraries share a file.', '**More of them**\n\n## Empty\n\n## Full\n\n### Two libraries'],
        [zhMode]: ['- [共享代码](/guide/advanced/share)', ''],
      },
      reports: [
        `${enShare}:9:1 — a section without content — write it, or remove it`,
        `${enStart}:7:1 — docs/en/guide/advanced/share.mdx has the same title — name what only this page is about`,
        `${zhMode}:19:1 — a section without content — write it, or remove it`,
      ],
    },
  },
  descriptions: {
    'a description that another page has': {
      edits: {
        [enStart]: ['description: Start, and', 'description: Sharing, and'],
        [enShare]:
          '---\ndescription: "Sharing, and how a library that is built with Rslib shares its code, which option does what, and how you find out that it worked."\n---\n\n# Share code\n\nTwo libraries share a file.\n\n![The two libraries](/hero.svg)\n\n## Check that it worked\n\nSee [the option](/config/lib/mode#usage).\n\n## Next\n\n- [Start](/guide/basic/start)\n',
      },
      reports: [
        `${enStart}:2:14 — docs/en/guide/advanced/share.mdx has the same description — describe this page only`,
      ],
    },
    'a page without one': {
      edits: { [enStart]: ['description', 'title'] },
      reports: [`${enStart}:1:1 — a page without a description — add one to its frontmatter`],
    },
    'one that is too short': {
      edits: { [enStart]: [', which option does what, and how you find out that it worked', ''] },
      reports: [`${enStart}:2:14 — the description has 66 characters — write 100 to 160`],
    },
  },
  'page-structure': {
    'a page that starts with an image': {
      edits: { [enShare]: ['Two libraries share a file.\n', ''] },
      reports: [
        `${enShare}:8:1 — the page does not start with a sentence — start with one sentence that would do as the answer in a search result`,
      ],
    },
    'a guide that does not end in next steps': {
      edits: { [enShare]: ['## Next', '## More'] },
      reports: [`${enShare}:15:1 — the last section is #more — end with a section #next`],
    },
    'a guide without a check of the result': {
      edits: { [enShare]: ['## Check that it worked', '## Done'] },
      reports: [
        `${enShare}:1:1 — the guide does not say how to check the result — add a section with "check" in its id`,
      ],
    },
    'an option page with another title': {
      edits: { [enMode]: ['# lib.mode', '# lib.modes'] },
      reports: [
        `${enMode}:5:1 — the title is "lib.modes" — write # lib. and the name of the option`,
        `${enMode}:5:1 — no type and default before the first section — add <OptionFacts name="modes" />`,
      ],
    },
    'an option page without an output': {
      edits: { [enMode]: ['/expected/build.txt', '/src/index.ts'] },
      reports: [`${enMode}:5:1 — no output of an example — embed a file of examples/<name>/expected/`],
    },
  },
};
