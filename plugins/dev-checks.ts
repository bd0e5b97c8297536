import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Prints what `npm run check` finds in the dev server's terminal, after each change. The checks run in their own
 * process, which starts after the first compilation, so that pages don't wait for them.
 */
export function devChecks(): RspressPlugin {
  const runChecks: RsbuildPlugin = {
    name: 'dev-checks',
    apply: 'serve',
    setup(api) {
      let checks: ChildProcess | undefined;
      api.onAfterDevCompile(() => {
        // The process ends with the dev server's, when its channel closes.
        checks ??= fork(path.join(import.meta.dirname, '../checks/watch.ts'), {
          execArgv: ['--import', import.meta.resolve('jiti/register')],
        });
      });
      api.onCloseDevServer(() => void checks?.kill());
    },
  };
  return { name: 'dev-checks', builderConfig: { plugins: [runChecks] } };
}
