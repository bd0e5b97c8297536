import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { movedPages } from '../../shared/moved-pages.ts';
import type { Check } from '../../writing/checks/check.ts';
import { knownComponents } from '../../writing/checks/markdown/elements.ts';
import { noDeadLinks } from '../../writing/checks/markdown/links.ts';
import { runCheck } from '../../writing/checks/run-checks.ts';
import { siteOf } from '../content/small-site/small-site.ts';

test('components are known if the site has them, or the page imports or exports them', async () => {
  const page = [
    "import {\n  Rating as Stars,\n} from './rating.tsx';\nimport Own, * as All from './own.tsx';",
    'export const Demo = () => <b>1</b>;\n\nexport function Other() {}',
    '<Stars />\n\n<Own />\n\n<All.Parts />\n\n<Demo />\n\n<Other />\n\n<OptionFacts name="mode" />\n\n<Rating />',
  ].join('\n\n');
  const { findings } = await runCheck(knownComponents, siteOf({ 'docs/en/p.mdx': page }));
  expect(findings.map(({ what }) => what)).toEqual(['there is no component <Rating>']);
});

test('a link to a page that has moved names its new address', async () => {
  const [[from, to] = []] = Object.entries(movedPages);
  const { findings } = await runCheck(noDeadLinks, siteOf({ 'docs/en/p.mdx': `[old](${from})` }));
  expect(findings.map(({ what, how }) => `${what} — ${how}`)).toEqual([`there is no page ${from} — link to ${to}`]);
});

test('the check that writing/README.md shows as a model reports what it says', async () => {
  const readme = readFileSync('writing/README.md', 'utf8');
  const [, name = '', code = ''] = /^```ts\n\/\/ (checks\/markdown\/[\w-]+)\.ts\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  const folder = path.resolve('writing', path.dirname(name));
  const absolute = code.replace(/from '(\.[^']+)'/g, (_, target: string) => `from '${path.resolve(folder, target)}'`);
  const file = test.info().outputPath(`${path.basename(name)}.ts`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, absolute);
  const { lastBlock } = (await import(file)) as { lastBlock: Check };
  const { findings } = await runCheck(
    lastBlock,
    siteOf({ 'docs/en/p.mdx': '# P\n\n![A](/a.svg)\n', 'docs/en/q.mdx': '# Q\n\n![A](/a.svg)\n\nA tree.\n' }),
  );
  expect(findings.map(({ file, what, how }) => [file, what, how])).toEqual([
    ['docs/en/p.mdx', 'a picture ends the page', 'say below it what it shows'],
  ]);
});
