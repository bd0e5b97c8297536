// Builds the additional sites that tests need: `npm run trial`.
import { globSync } from 'tinyglobby';
import { runTasks } from './run-tasks.ts';

const configs = globSync('tests/site/trial/*.config.ts').sort();
await runTasks(configs.map((config) => `npx rspress build -c ${config}`));
