/** What git runs before a commit; `git commit --no-verify` goes without. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { judgeCode } from './judge-code.ts';
import { stagedChanges } from './staged-changes.ts';
import { writeStagedTree } from './staged-tree.ts';

const changes = stagedChanges();
if (changes.length > 0) {
  const folder = writeStagedTree();
  const files = changes.filter(({ isGone }) => !isGone).map(({ file }) => file);
  const badlyWritten = judgeCode(files, folder);
  if (badlyWritten) console.error(`${badlyWritten}\nMost of this mends itself: npx biome check --write --staged`);
  const isGood = judgeContent(folder) && !badlyWritten;
  if (!isGood) console.error('Not committed — mend what is named above, and stage it again with git add.');
  process.exitCode = isGood ? 0 : 1;
}

/** By the checks as they are staged too, in a process of their own. */
function judgeContent(folder: string): boolean {
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs');
  const { status } = spawnSync(process.execPath, [jiti, 'checks/staged/judge-content.ts'], {
    cwd: folder,
    input: JSON.stringify(changes),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  return status === 0;
}
