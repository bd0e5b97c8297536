import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Tells writers in the dev server's terminal what `npm run check` finds, at each change.
 *
 * The checks run in a process of their own, which starts after the first compilation: a page is on the screen no
 * later for them.
 */
export function writersChecks(): RspressPlugin {
  const tellAtChanges: RsbuildPlugin = {
    name: 'writers-checks',
    apply: 'serve',
    setup(api) {
      let checks: ChildProcess | undefined;
      api.onAfterDevCompile(() => {
        checks ??= startChecks();
      });
      api.onCloseDevServer(() => void checks?.kill());
    },
  };
  return { name: 'writers-checks', builderConfig: { plugins: [tellAtChanges] } };
}

/** The process ends with the dev server's, since its channel then closes. */
function startChecks(): ChildProcess {
  const jiti = path.join(path.dirname(createRequire(import.meta.url).resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
  return fork(jiti, [path.join(import.meta.dirname, '../checks/watch.ts')], { execArgv: [] });
}
