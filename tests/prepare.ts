// Everything before the tests of `npm test`, two at a time; what fails soonest comes first.
import { runTasks } from './run-tasks.ts';

// Where the browsers have to be installed, that takes as long as all the others.
await runTasks(['npm run types', 'npm run browser -- --if-possible', 'npm run lint', 'npm run build']);
// The contract's questions are asked in the browser.
await runTasks(['npx playwright test --project contract', 'npm run trial']);
