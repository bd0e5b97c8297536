// `npm run test:quick`, in about three minutes at most: all checks, and the tests near what has changed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { affectedTests, SLOW } from './affected-tests.ts';
import { runTasks } from './run-tasks.ts';

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from origin/main (or from HEAD without it), and new ones. */
function changedFiles(): string[] {
  const base = git('branch', '-r', '--list', 'origin/main').length > 0 ? 'origin/main...' : 'HEAD';
  const files = [...git('diff', '--name-only', base), ...git('diff', '--name-only', 'HEAD')];
  return [...new Set([...files, ...git('ls-files', '-o', '--exclude-standard')])].filter((file) => existsSync(file));
}

const { examples, specs, needsBuild } = affectedTests(changedFiles());
await runTasks([
  // Some tests read the build output.
  ...(needsBuild || !existsSync('dist') ? ['npm run build'] : []),
  // So do some of the site's own, of small sites with other settings.
  ...(specs.some((spec) => spec.startsWith('tests/site/')) ? ['npm run trial'] : []),
  'npm run types',
  'npm run lint',
  'npm run check',
  ...(examples.length > 0 ? [`npm run examples -- ${examples.join(' ')}`] : []),
]);
// `npm run check` has already run all checks.
const fast = `--project=contract --project=unit --project=content --grep-invert "checks.spec|${SLOW}"`;
await runTasks([`npx playwright test --reporter=line ${fast}`]);
if (specs.length > 0) {
  const projects = ['unit', 'content', 'site', 'hosts'].map((name) => `--project=${name}`);
  await runTasks([`npx playwright test --reporter=line ${[...projects, ...specs].join(' ')}`]);
}
