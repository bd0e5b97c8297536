import { readFileSync } from 'node:fs';
import { largest, startWorker, table } from 'upgrade-output';

console.log(largest([26, 29]), readFileSync(table, 'utf8').split('\n')[0]);
startWorker()
  .once('message', console.log)
  .postMessage(2);
