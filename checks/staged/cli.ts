/** The pre-commit hook; `git commit --no-verify` skips it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { judgeCode } from './judge-code.ts';
import { stagedChanges } from './staged-changes.ts';
import { writeStagedTree } from './staged-tree.ts';

const changes = stagedChanges();
if (changes.length > 0) {
  const folder = writeStagedTree();
  const files = changes.filter(({ isGone }) => !isGone).map(({ file }) => file);
  const codeFaults = judgeCode(files, folder);
  if (codeFaults) console.error(`${codeFaults}\nMost of this is fixed by: npx biome check --write --staged`);
  const isGood = judgeContent(folder) && !codeFaults;
  if (!isGood) console.error('Not committed: fix the findings above and stage the files again.');
  process.exitCode = isGood ? 0 : 1;
}

/** Runs the staged version of the checks, in a process of its own. */
function judgeContent(folder: string): boolean {
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  const { status } = spawnSync(process.execPath, [jiti, 'checks/staged/judge-content.ts'], {
    cwd: folder,
    input: JSON.stringify(changes),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  return status === 0;
}
