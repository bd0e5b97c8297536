// Everything before the tests of `npm test`, two at a time; what fails soonest comes first.
import { runTasks } from './run-tasks.ts';

await runTasks([
  'npx playwright test --project contract',
  'npm run types',
  'npm run build',
  'npm run lint',
  'npm run browser -- --if-possible',
]);
await runTasks(['npm run trial']);
