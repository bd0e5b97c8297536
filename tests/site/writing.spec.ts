import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { langs } from '../../shared/languages.ts';
import { expect, test } from './fixtures.ts';
import { sidebarOf } from './rspress-selectors.ts';
import { createSmallProject, type SmallProject } from './small-project.ts';
import { kinds } from './trial/counters/kinds.ts';

// One server for all tests, because it starts slowly.
test.describe.configure({ mode: 'serial', timeout: 480_000 });
test.use({ actionTimeout: 60_000 });

const OWN_SERVER = /request to another origin: (http|ws):\/\/localhost:/;
/** A restart of the server takes more than a minute on a machine that is busy with other tests. */
const slow = { timeout: 120_000 };
/** The trial site's pages with a component that counts clicks, one for each kind of hydration and of use. */
const COUNTERS = 'tests/site/trial/docs/v2/en/counters';
let project: SmallProject;
let address: () => string;

/** Adds the component of `components/README.md` to a project, and to its English page. */
function addCounter({ root, edit }: SmallProject): void {
  const readme = readFileSync('components/README.md', 'utf8');
  const folder = path.join(root, 'components/like-counter');
  mkdirSync(folder);
  const files = [...readme.matchAll(/^```tsx?\n\/\/ ([\w.]+):.*\n([\s\S]*?)^```$/gm)];
  expect(files.map(([, name]) => name)).toEqual(['LikeCounter.tsx', 'texts.ts', 'index.ts']);
  for (const [, name = '', text = ''] of files) writeFileSync(path.join(folder, name), text);
  const list = path.join(root, 'components/index.ts');
  writeFileSync(list, `${readFileSync(list, 'utf8')}export * from './like-counter/index.ts';\n`);
  edit('docs/en/config/lib/id.mdx', { 'The first words.': 'The first words.\n\n<LikeCounter />' });
}

/** Adds the trial site's components of each kind to a project, with their pages at `/config/<kind>`. */
function addKinds({ root }: SmallProject): void {
  const folder = path.join(root, 'components/counters');
  cpSync('tests/site/trial/counters', folder, { recursive: true });
  const definitions = path.join(folder, 'index.ts');
  writeFileSync(definitions, readFileSync(definitions, 'utf8').replace('../../../../shared', '../../shared'));
  const list = path.join(root, 'components/index.ts');
  const names = readFileSync(definitions, 'utf8').match(/(?<=name: ')\w+/g) ?? [];
  expect(names).toHaveLength(5);
  const exported = names.map((name, index) => `export const ${name} = counters[${index}]!;\n`);
  writeFileSync(
    list,
    `${readFileSync(list, 'utf8')}import { counters } from './counters/index.ts';\n${exported.join('')}`,
  );
  for (const kind of kinds) {
    const page = readFileSync(path.join(COUNTERS, `${kind}.mdx`), 'utf8');
    const text = page.replace('../../../../counters/', '../../../components/counters/');
    for (const lang of langs) writeFileSync(path.join(root, `docs/${lang}/config/${kind}.mdx`), text);
  }
}

test.beforeAll(async () => {
  test.setTimeout(480_000);
  project = createSmallProject();
  addCounter(project);
  addKinds(project);
  // A missing translation fails a build, but not the dev server.
  writeFileSync(path.join(project.root, 'docs/en/config/lib/alone.mdx'), '# lib.alone\n');
  address = await project.startServer();
});
test.afterAll(() => project.remove());

test('a component with state works in the dev server, and an edit of a page, a fragment, an example, a text, a navigation file and a component is applied without a restart', async ({
  page,
  expectedTrouble,
}) => {
  // If a module cannot be replaced, the page reloads.
  expectedTrouble.push(OWN_SERVER, /HMR update failed, performing full reload/);
  await page.goto(`${address()}/config/lib/id`, slow);
  const main = page.getByRole('main');
  const sidebar = sidebarOf(page);
  await expect(main).toContainText('The first words.', slow);

  project.edit('docs/en/config/lib/id.mdx', { 'The first words.': 'Other words.' });
  await expect(main).toContainText('Other words.', slow);

  project.edit('docs/en/shared/part.mdx', { 'The first fragment.': 'Another fragment.' });
  await expect(main).toContainText('Another fragment.', slow);

  await expect(main).toContainText('export const rgb');
  project.edit('examples/lib/lib-id/src/index.ts', { rgb: 'redGreenBlue' });
  await expect(main).toContainText('export const redGreenBlue', slow);

  // The component with state.
  const counter = main.getByRole('button', { name: 'Liked' });
  await counter.click();
  await expect(counter).toHaveText('Liked: 1');
  project.edit('components/like-counter/texts.ts', { 'Liked: ': 'Loved: ' });
  await expect(main.getByRole('button', { name: 'Loved' })).toBeVisible(slow);
  project.edit('components/like-counter/LikeCounter.tsx', { '<button ': '<button title="Edited" ' });
  await expect(page.getByTitle('Edited')).toBeVisible(slow);

  await expect(sidebar).toContainText('Lib Configurations');
  project.edit('shared/texts.ts', {
    "en: 'Lib Configurations'": "en: 'Lib settings'",
  });
  await expect(sidebar).toContainText('Lib settings', slow);

  project.edit('docs/en/config/_meta.json', { 'sidebar.libConfig': 'sidebar.faq' });
  await expect(sidebar).toContainText('FAQ', slow);
  const bar = page.getByRole('banner').getByRole('link', { name: 'Guide' });
  await expect(bar).toHaveCount(0);
  project.edit('docs/en/_nav.json', { 'nav.config': 'nav.guide' });
  await expect(bar).toBeVisible(slow);
});

for (const kind of kinds) {
  test(`in the dev server, a component (${kind}) counts clicks on a page that was opened directly, after a navigation, and after back and forward`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(OWN_SERVER);
    const button = page.locator('.rp-doc').getByRole('button').first();
    const count = async () => {
      await button.click();
      await expect(button).toHaveText('Liked 3');
    };
    await page.goto(`${address()}/config/${kind}`, slow);
    await expect(button).toHaveText('Liked 2', slow);
    await count();
    const link = page.getByRole('banner').getByRole('link').first();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible(slow);
    await page.goBack();
    await expect(button).toHaveText('Liked 2', slow);
    await count();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible(slow);
  });
}

test('an edit of the definition of a component, or of a file that it imports, restarts the dev server, which then uses it', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(OWN_SERVER, /HMR update failed|WebSocket|ERR_CONNECTION_(REFUSED|RESET)/);
  const buttonSays = (count: number) =>
    expect(async () => {
      await page.goto(`${address()}/config/lib/id`);
      const button = page.getByRole('main').getByRole('button', { name: new RegExp(`ed: ${count}$`) });
      await expect(button).toBeVisible();
    }).toPass(slow);
  writeFileSync(path.join(project.root, 'components/like-counter/start.ts'), 'export const start = 7;\n');
  project.edit('components/like-counter/index.ts', {
    "import { texts } from './texts.ts';": "import { start } from './start.ts';\nimport { texts } from './texts.ts';",
    "name: 'LikeCounter',": "name: 'LikeCounter', props: () => ({ start }),",
  });
  await buttonSays(7);
  project.edit('components/like-counter/start.ts', { '7': '8' });
  await buttonSays(8);
});

test('npm run new creates a page in both languages with a built example, and the running server shows it, even with another page untranslated', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(OWN_SERVER, /HMR update failed|WebSocket|ERR_CONNECTION_(REFUSED|RESET)/);
  const { stdout } = await project.run('writing/new-page/new.ts', 'config/lib/out-base', '--example', 'first-base');
  for (const lang of langs) {
    expect(stdout).toContain(`docs/${lang}/config/lib/out-base.mdx`);
    const meta = readFileSync(path.join(project.root, `docs/${lang}/config/lib/_meta.json`), 'utf8');
    expect(JSON.parse(meta)).toEqual(['id', 'out-base']);
  }
  const findings = await project
    .run('writing/checks/cli.ts', ...langs.map((lang) => `docs/${lang}/config/lib/out-base.mdx`))
    .catch(({ stdout }: { stdout: string }) => ({ stdout }));
  const told = findings.stdout.split('\n').filter((line) => line.includes(' — '));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((line) => !line.includes('a placeholder'))).toEqual([
    expect.stringContaining('were never compared — make sure that both say the same'),
  ]);
  const built = readFileSync(path.join(project.root, 'examples/lib/first-base/expected/build.txt'), 'utf8');
  expect(built).toContain('dist/index.js');
  for (const prefix of ['', '/zh']) {
    // The server restarts for a new file.
    await expect(async () => {
      await page.goto(`${address()}${prefix}/config/lib/out-base`);
      await expect(page.getByRole('heading', { level: 1, name: 'lib.outBase' })).toBeVisible();
    }).toPass(slow);
    await expect(page.getByRole('main')).toContainText('ready   built in');
    await expect(sidebarOf(page).getByRole('link', { name: 'lib.outBase' })).toBeVisible();
  }
  await page.goto(`${address()}/config/lib/alone`);
  await expect(page.getByRole('heading', { level: 1, name: 'lib.alone' })).toBeVisible(slow);
});
