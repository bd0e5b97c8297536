import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const repo = path.join(import.meta.dirname, '..');
const CHECK = [path.join(repo, 'node_modules/jiti/lib/jiti-cli.mjs'), path.join(repo, 'checks/cli.ts')];

/** Runs `npm run check` after each compilation of the dev server, and prints what it finds in the same terminal. */
export function devChecks(): RspressPlugin {
  const runChecks: RsbuildPlugin = {
    name: 'dev-checks',
    apply: 'serve',
    setup(api) {
      let running: ChildProcess | undefined;
      const stop = () => void running?.kill();
      api.onAfterDevCompile(() => {
        // Findings of what has changed meanwhile are useless.
        stop();
        running = spawn(process.execPath, CHECK, { stdio: 'inherit' });
      });
      api.onCloseDevServer(stop);
    },
  };
  return { name: 'dev-checks', builderConfig: { plugins: [runChecks] } };
}
