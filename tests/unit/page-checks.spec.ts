import { expect, test } from 'playwright/test';
import { movedPages } from '../../shared/moved-pages.ts';
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
