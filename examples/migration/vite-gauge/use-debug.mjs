import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

for (const folder of ['old-debug', 'debug']) {
  // A page has no `process`.
  const page = {};
  try {
    runInNewContext(readFileSync(`${folder}/debug.umd.cjs`, 'utf8'), page);
    console.log(folder, page.Debug.isDebug);
  } catch (error) {
    console.log(folder, String(error));
  }
}
