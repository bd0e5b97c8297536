// Prints a table with a column for each version of TypeScript, and runs commands with that version installed.
import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';

export const versions = ['5.9.3', '6.0.3', '7.0.2'];

function install(version) {
  rmSync('node_modules/typescript', { recursive: true });
  symlinkSync(`typescript-${version}`, 'node_modules/typescript');
}

/** The output and exit code of a command of the project. */
export function run(program, args, env = {}) {
  const options = { encoding: 'utf8', env: { ...process.env, ...env } };
  const { stdout, stderr, status } = spawnSync('node', [`node_modules/${program}`, ...args], options);
  return { output: stdout + stderr, status };
}

export const rslib = (args, env) => run('@rslib/core/bin/rslib.js', args, env);
export const tsc = (args) => run('typescript/bin/tsc', args);

/** Whether it passed, or the codes of its errors. */
export function verdict({ output, status }) {
  const codes = [...new Set(output.match(/TS\d+/g))];
  return status === 0 ? '✓' : codes.join(' ') || '✗';
}

/** @param rows what to print for the version that is installed, by label */
export function table(rows) {
  const columns = versions.map((version) => {
    install(version);
    return [version, ...Object.values(rows).map((row) => row())];
  });
  const labels = ['TypeScript', ...Object.keys(rows)];
  const widths = [labels, ...columns].map((cells) => Math.max(...cells.map((cell) => cell.length)));
  for (const [index, label] of labels.entries()) {
    const cells = [label, ...columns.map((column) => column[index])];
    console.log(cells.map((cell, column) => cell.padEnd(widths[column])).join('   ').trimEnd());
  }
}
