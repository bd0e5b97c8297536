// `npm run test:quick`: all checks, the examples that have changed, and the tests that need no browser and no minutes.
import { existsSync } from 'node:fs';
import { runTasks } from './run-tasks.ts';

/** Tests that start other programs, and those of the checks, which `npm run check` runs. */
const SLOW = ['checks', 'command', 'dev-server', 'options', 'staged'];

await runTasks([
  // Some tests read the build.
  ...(existsSync('dist') ? [] : ['npm run build']),
  'npm run types',
  'npm run lint',
  'npm run check',
  'npm run examples',
]);
const projects = ['contract', 'unit', 'content'].map((name) => `--project=${name}`).join(' ');
await runTasks([`npx playwright test --reporter=line ${projects} --grep-invert "(${SLOW.join('|')}).spec"`]);
