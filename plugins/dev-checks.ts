import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Prints the findings of `npm run check` in the dev server's terminal after each change. The checks run in a separate
 * process, which starts after the first compilation so that pages do not wait for it.
 */
export function devChecks(): RspressPlugin {
  const runChecks: RsbuildPlugin = {
    name: 'dev-checks',
    apply: 'serve',
    setup(api) {
      let checks: ChildProcess | undefined;
      api.onAfterDevCompile(() => {
        // The process exits with the dev server, when its IPC channel closes.
        checks ??= fork(path.join(import.meta.dirname, '../writing/checks/watch.ts'), {
          execArgv: ['--import', import.meta.resolve('jiti/register')],
        });
      });
      api.onCloseDevServer(() => void checks?.kill());
    },
  };
  return { name: 'dev-checks', builderConfig: { plugins: [runChecks] } };
}
