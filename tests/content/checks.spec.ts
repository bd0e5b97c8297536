import { expect, test } from 'playwright/test';
import { formatFinding } from '../../shared/findings/finding.ts';
import { langs } from '../../shared/languages.ts';
import { readOwnSite } from '../../writing/checks/own-site.ts';
import { checks } from '../../writing/checks/registry.ts';
import { runCheck } from '../../writing/checks/run-checks.ts';

/** The requirements that checks prove, by check. */
const proven: Record<string, string> = {
  'valid-frontmatter': '[E-02]',
  'same-files': '[R-01]',
  'valid-redirects': '[P-06]',
  'no-missing-images': '[D-10]',
  'valid-navigation': '[I-03]',
  'valid-texts': '[I-03]',
  'no-unused-texts': '[I-03]',
};

// In one worker, which reads the pages once.
test.describe.configure({ mode: 'default' });

const site = await readOwnSite();

for (const check of checks) {
  test(`${proven[check.name] ?? ''} the site passes the check ${check.name}`.trim(), async () => {
    const { looked, findings } = await runCheck(check, site);
    console.log(`${check.name}: ${looked} ${check.looksAt}`);
    expect(looked, `looked at no ${check.looksAt}`).toBeGreaterThan(0);
    expect(findings.map(formatFinding).join('\n')).toBe('');
  });
}

/** The routes that the requirements name, by folder. */
const required: Record<string, string> = {
  '/': 'index',
  '/config/': 'index lib/index rsbuild/index',
  '/config/lib/':
    'format bundle auto-extension auto-external redirect syntax external-helpers banner footer dts shims id umd-name out-base',
  '/config/rsbuild/': 'resolve source output tools plugins',
  '/guide/start/': 'index quick-start glossary npm-packages components/CJS components/ESM components/MF components/UMD',
  '/guide/solution/': 'index nodejs react',
  '/guide/basic/': 'cli configure-rslib typescript output-format output-structure upgrade-rslib',
  '/guide/advanced/':
    'third-party-deps output-compatibility dts static-assets svgr-files json-files module-federation storybook',
  '/guide/migration/': 'modernjs-module tsup',
  '/guide/faq/': 'features',
};

test('[R-07, R-08] both languages have every route that the requirements name', () => {
  const routes = Object.entries(required).flatMap(([folder, names]) => names.split(' ').map((name) => folder + name));
  const files = langs.flatMap((lang) => routes.map((route) => `docs/${lang}${route}.mdx`));
  console.log(`${files.length} pages of ${routes.length} routes`);
  expect(files.filter((file) => !site.pageOf(file))).toEqual([]);
});
