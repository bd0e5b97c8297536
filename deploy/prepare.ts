/**
 * The last step of a build: what hosts need beside the pages. It reads what Rspress wrote, so it runs
 * after it and not within: hashes of inline code are those of the very bytes that are served.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { fail } from './listen.ts';
import { prepareOutput, securityExpiry, securityText } from './prepare-output.ts';

async function prepare(project: string): Promise<void> {
  const contact = `${manifest.repository.url}/security/advisories/new`;
  const security = securityText(contact, securityExpiry(commitTime(project), new Date()));
  const { pages, compressed } = await prepareOutput(join(project, 'dist'), join(project, 'dist-hosts'), security);
  console.log(`Ready for hosts: ${pages} pages, ${compressed} files compressed, configurations in dist-hosts/`);
}

/** The date of the current commit, where git is installed. */
function commitTime(project: string): Date | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: project, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? new Date(stdout.trim()) : undefined;
}

prepare(fileURLToPath(new URL('..', import.meta.url))).catch(fail);
