import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repo } from '../site/examples/places.ts';

/** The exit codes of what a signal has ended. */
const ENDED_BY = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Runs an example as `npm run examples -- <name> --update` does, and writes what pages show of it. A signal ends that
 * first, so that it writes nothing later.
 *
 * @throws where it does not build, with what was printed
 */
export async function runExample(name: string): Promise<void> {
  const jiti = path.join(repo, 'node_modules/jiti/lib/jiti-cli.mjs');
  const run = promisify(execFile)(process.execPath, [jiti, 'tests/examples/cli.ts', name, '--update'], { cwd: repo });
  for (const [signal, code] of Object.entries(ENDED_BY))
    process.once(signal, () => {
      process.exitCode = code;
      run.child.kill();
    });
  await run.catch(({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
    if (process.exitCode) throw new Error('stopped');
    throw new Error(`the example does not build:\n${stdout}${stderr}`);
  });
}
