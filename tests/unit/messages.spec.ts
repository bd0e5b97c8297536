import { expect, test } from '@playwright/test';
import { messageFinding, messageRowsOf } from '../../checks/messages/message-rows.ts';
import { unshownErrors } from '../../checks/messages/unshown-errors.ts';
import { readPage } from '../../checks/pages/read-page.ts';
import { parseExample } from '../../site/examples/example-spec.ts';
import { formatFinding } from '../../site/findings/format-finding.ts';

const list = (row: string) =>
  `# FAQ\n\n| a | b |\n| - | - |\n| \`c\` | [d](/e) |\n\n## List \\{#messages}\n\n| Message | Answer |\n| --- | --- |\n${row}\n`;
const answer = `## Other \\{#other}\n\nelsewhere\n\n### Wrong \`mode\`: none\n\nSay why.\n\n\`\`\`text file="<root>/examples/a/expected/build.txt"\n\`\`\`\n\n## Next \\{#next}\n`;
const files: Record<string, string> = {
  'docs/en/config/mode.mdx': answer,
  'examples/a/expected/build.txt': 'error   No mode "x" in a\nerror   Failed.\n',
};
const site = {
  files: { read: (file: string) => files[file], exists: (file: string) => file in files, list: () => [] },
  pageOf: (file: string) => (file in files ? readPage(file, files[file]!) : undefined),
};
const findings = (row: string) =>
  messageRowsOf(readPage('docs/en/faq.mdx', list(row))).map((row) => {
    const finding = messageFinding(row, site);
    return finding && formatFinding(finding);
  });

test('a message is found in the output that the linked section embeds', () => {
  expect(findings('| `No mode … in …` | [Modes](/config/mode#wrong-mode-none) |')).toEqual([undefined]);
  expect(findings('| `elsewhere` | [Other](/config/mode#other) |')).toEqual([undefined]);
});

test('where a link leads nowhere, another check tells', () => {
  expect(findings('| `No mode` | [Modes](/config/mode#modes) |')).toEqual([undefined]);
  expect(findings('| `No mode` | [Modes](/config/modes#next) |')).toEqual([undefined]);
});

test('a message that its link does not lead to is told with its line', () => {
  const wrong: [string, string][] = [
    ['| `No mode …` | [Next](/config/mode#next) |', 'docs/en/config/mode.mdx:12 does not show "No mode …"'],
    ['| `elsewhere` | [Modes](/config/mode#wrong-mode-none) |', 'does not show "elsewhere"'],
    ['| `in … No mode` | [Modes](/config/mode#wrong-mode-none) |', 'does not show "in … No mode"'],
    ['| `No mode … Failed.` | [Modes](/config/mode#wrong-mode-none) |', 'does not show "No mode … Failed."'],
    ['| `No mode` | Modes |', 'without a message or without a link'],
  ];
  for (const [row, what] of wrong) {
    expect(findings(row), row).toEqual([expect.stringMatching(/^docs\/en\/faq\.mdx:11:1 — .+ — .+/)]);
    expect(findings(row)[0]).toContain(what);
  }
});

test('an error of a failed step has to be on a page, unless the example has a purpose', () => {
  const steps = [
    { id: 'build', run: 'rslib', exit: 1 },
    { id: 'again', run: 'rslib' },
  ];
  const example = (more: object) =>
    parseExample(JSON.stringify({ $schema: '../example.schema.json', steps, ...more }), 'a');
  const read = () => 'Rslib\n\nerror   Failed.\n';
  const look = (more: object, ...embedded: string[]) =>
    unshownErrors(new Map([['a', example(more)]]), new Set(embedded), read);
  expect(look({}).findings.map(formatFinding)).toEqual([
    expect.stringMatching(/^examples\/a\/expected\/build\.txt:3:1 — no page shows/),
  ]);
  expect(look({}, 'examples/a/expected/build.txt')).toEqual({ looked: 1, findings: [] });
  expect(look({ purpose: 'runs in a test' })).toEqual({ looked: 0, findings: [] });
});
