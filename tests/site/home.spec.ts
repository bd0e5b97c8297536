import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import rslib from '@rslib/core/package.json' with { type: 'json' };
import { globSync } from 'tinyglobby';
import { localize } from '../../plugins/example-comments.ts';
import { examplePath } from '../../shared/examples/places.ts';
import { texts } from '../../shared/texts.ts';
import { toolStack } from '../../shared/tools.ts';
import { languages } from '../routes.ts';
import { expect, test } from './fixtures.ts';

for (const { lang, prefix } of languages) {
  test(`[I-01, I-02, P-01] the ${lang} home says what Rslib is, links to the quick start, the introduction and the source, has the Tool Stack, whose tools open in new tabs, and ends with its footer`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/`);
    await expect(page).toHaveTitle('Rslib');
    await expect(page.getByRole('heading', { level: 1, name: 'Rslib' })).toBeVisible();
    await expect(page.getByText(texts.slogan[lang], { exact: true })).toBeVisible();
    await expect(page.getByText(texts.subtitle[lang], { exact: true })).toBeVisible();
    const stack = page.getByRole('region', { name: texts.toolStackTitle[lang] });
    await expect(stack.getByText(texts.toolStackDesc[lang], { exact: true })).toBeVisible();
    await expect(stack.getByRole('listitem')).toHaveText(toolStack.links.map(({ name }) => new RegExp(`^${name}`)));
    await expect(stack.getByRole('link').and(page.locator('[target=_blank][rel~=noopener]'))).toHaveCount(5);
    const linkOf = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(linkOf(texts['home.learnMore'][lang])).toHaveAttribute('href', `${prefix}/guide/start/`);
    await expect(linkOf(texts['home.source'][lang])).toHaveAttribute('href', 'https://github.com/web-infra-dev/rslib');
    await expect(page.getByRole('contentinfo')).toHaveText(texts['home.footer'][lang]);
    await linkOf(texts['home.getStarted'][lang]).click();
    await expect(page).toHaveURL(`${prefix}/guide/start/quick-start`);
  });

  test(`[P-01, P-07] each card of the ${lang} home is entirely a link to a page`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const cards = page.getByRole('region', { name: texts['home.featuresTitle'][lang] }).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    await expect(cards.locator(`a[href^="${prefix}/guide/"], a[href^="${prefix}/config/"]`)).toHaveCount(6);
    const box = await cards.first().boundingBox();
    await cards.first().click({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) - 12 } });
    await expect(page).toHaveURL(`${prefix}/guide/basic/output-format`);
  });

  test(`[P-01] without JavaScript the ${lang} home is complete and its links work`, async ({ noScriptPage: page }) => {
    await page.goto(`${prefix}/`);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toHaveCount(4);
    await page.getByRole('main').getByRole('link', { name: texts['home.getStarted'][lang] }).click();
    await expect(page).toHaveURL(`${prefix}/guide/start/quick-start`);
  });

  test(`the ${lang} home shows a source file, its output, and a command to copy`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const main = page.getByRole('main');
    const example = (name: string) => {
      const file = `${examplePath('home-duration')}/${name}`;
      return localize(readFileSync(file, 'utf8').trim(), file, lang);
    };
    await expect(main.locator('pre').filter({ hasText: example('src/index.ts') })).toBeVisible();
    for (const [tab, file] of [
      ['ESM', 'index.js'],
      ['CJS', 'index.cjs'],
      ['UMD', 'umd/index.js'],
      [lang === 'en' ? 'Types' : '类型声明', 'index.d.ts'],
    ] as const) {
      await main.getByRole('tab', { name: tab }).click();
      await expect(main.getByRole('tabpanel', { name: tab })).toContainText(example(`expected/dist/${file}`));
    }
    await expect(main.getByText('npm install -D @rslib/core', { exact: true })).toBeVisible();
    const isBuilt = (file: string) => !readFileSync(file, 'utf8').includes('"recorded":');
    const examples = globSync('examples/*/*/example.json').filter(isBuilt).length;
    const changed = execFileSync('git', ['log', '-1', '--format=%cI', '--', 'examples'], { encoding: 'utf8' });
    const date = new Date(changed.trim()).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
    await expect(main.getByText(new RegExp(`${examples}.*${rslib.version}.*${date}`))).toBeVisible();
  });

  test(`the ${lang} home shows a config beside its output, and ways in by what readers have`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const titles = readFileSync(`docs/${lang}/index.mdx`, 'utf8').matchAll(/<HomeSection title="([^"]+)"/g);
    const [sample, ways] = [...titles].map(([, name]) => page.getByRole('region', { name, exact: true }));
    const code = (name: string) =>
      sample!.getByRole('group', { name: texts['code.name'][lang].replace('{{name}}', name), exact: true });
    const [config, output] = [code('rslib.config.ts'), code('npx rslib')];
    await expect(config).toContainText('export default defineConfig({');
    await expect(output).toContainText('declaration files generated');
    const [left, right] = [(await config.boundingBox())!, (await output.boundingBox())!];
    expect(right.x).toBeGreaterThan(left.x + left.width);
    expect(right.y).toBeCloseTo(left.y, 0);
    const targets = await ways!.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const paths = ['start/quick-start', 'migration/tsup', 'solution/react', 'faq/features#messages'];
    expect(targets).toEqual(paths.map((path) => `${prefix}/guide/${path}`));
  });
}
