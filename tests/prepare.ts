// Everything before the tests of `npm test`, two at a time; what fails soonest comes first.
import { runTasks } from './run-tasks.ts';

await runTasks(['npm run types', 'npm run browser -- --if-possible', 'npm run lint']);
// The contract's questions are asked in the browser.
await runTasks(['npx playwright test --project contract', 'npm run build']);
await runTasks(['npm run trial']);
