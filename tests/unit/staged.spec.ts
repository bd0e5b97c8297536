import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const GOOD = "export const name = 'rslib';\n";
const BAD = 'export const name="rslib"\n';

/** A folder with what a clone has once its packages are installed, and the hook that the installation sets. */
function installedClone(run: (folder: string) => void, { git = true } = {}): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'clone-'));
  try {
    for (const file of ['package.json', 'biome.json', 'checks/staged']) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      cpSync(file, path.join(folder, file), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    if (git) {
      ok(folder, 'git', 'init', '--quiet');
      ok(folder, 'git', 'config', 'user.name', 'Writer');
      ok(folder, 'git', 'config', 'user.email', 'writer@example.org');
    }
    ok(folder, 'npm', 'run', 'prepare');
    if (git) ok(folder, 'git', 'add', 'package.json', 'biome.json', 'checks');
    run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a program as a writer would: not as part of a commit, an installation or a test that is under way. */
function runIn(folder: string, ...[program = '', ...args]: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(GIT_|npm_|INIT_CWD)/.test(name)));
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, shell, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

function ok(folder: string, ...command: string[]): void {
  const { status, said } = runIn(folder, ...command);
  expect(status, `${command.join(' ')}\n${said}`).toBe(0);
}

const commit = (folder: string) => runIn(folder, 'git', 'commit', '--quiet', '-m', 'change');

test('a badly written file is not committed, and the writer is told how to mend it', () => {
  installedClone((folder) => {
    writeFileSync(path.join(folder, 'name.ts'), BAD);
    ok(folder, 'git', 'add', 'name.ts');
    const { status, said } = commit(folder);
    expect(status).not.toBe(0);
    expect(said).toContain('name.ts');
    const remedy = /npx (biome check --write .*)/.exec(said)?.[1] ?? '';
    ok(folder, 'npx', ...remedy.replaceAll("'", '').split(' '), '--vcs-enabled=false');
    ok(folder, 'git', 'add', 'name.ts');
    expect(commit(folder).status).toBe(0);
    expect(readFileSync(path.join(folder, 'name.ts'), 'utf8')).toBe(GOOD);
  });
});

test('what is staged is judged, not what lies on the disk, and no line of either is changed', () => {
  installedClone((folder) => {
    const file = path.join(folder, 'name.ts');
    writeFileSync(file, BAD);
    ok(folder, 'git', 'add', 'name.ts');
    writeFileSync(file, GOOD);
    expect(commit(folder).status).not.toBe(0);
    expect(runIn(folder, 'git', 'show', ':name.ts').said).toBe(BAD);

    ok(folder, 'git', 'add', 'name.ts');
    writeFileSync(file, BAD);
    expect(commit(folder)).toMatchObject({ status: 0 });
    expect(runIn(folder, 'git', 'show', 'HEAD:name.ts').said).toBe(GOOD);
    expect(readFileSync(file, 'utf8')).toBe(BAD);
  });
});

test('a folder without git is installed without a hook, and commits nothing else', () => {
  installedClone((folder) => expect(existsSync(path.join(folder, '.git'))).toBe(false), { git: false });
});
