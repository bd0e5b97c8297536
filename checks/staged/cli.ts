/** What git runs before a commit; `git commit --no-verify` goes without. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { judgeStagedState } from './judge-staged-state.ts';
import { stagedFiles } from './staged-files.ts';

const files = stagedFiles();
const badlyWritten = judgeStagedState(files);
if (badlyWritten) {
  const names = files.map((file) => `'${file}'`).join(' ');
  console.error(`${badlyWritten}\nNot committed — mend what is named above; most of it mends itself:`);
  console.error(`  npx biome check --write --no-errors-on-unmatched ${names}\nand stage it again with git add.`);
}

// What pages say is judged as it stands on the disk, beside the other pages.
const pages = files.filter((file) => /^docs\/.*\.(mdx|json)$/.test(file) && existsSync(file));
const told = pages.length > 0 ? judgePages(pages) : true;
process.exitCode = badlyWritten || !told ? 1 : 0;

function judgePages(names: readonly string[]): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', '--if-present', 'check', '--', ...names], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}
