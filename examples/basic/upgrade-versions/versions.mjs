// Prints a table with a column for each version of Rslib, and runs commands with that version installed.
import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';

/** The output and exit code of a command of the project. */
export function run(program, args) {
  const command = [`node_modules/${program}`, ...args];
  const { stdout, stderr, status } = spawnSync('node', command, { encoding: 'utf8' });
  return { output: stdout + stderr, status };
}

/** @param rows what to print for the version that is installed, by label */
export function table(rows) {
  const columns = ['0.19.6', '0.23.2', '1.0.1'].map((version) => {
    rmSync('node_modules/@rslib/core', { recursive: true });
    symlinkSync(`../rslib-${version}`, 'node_modules/@rslib/core');
    return [version, ...Object.values(rows).map((row) => row())];
  });
  const labels = ['Rslib', ...Object.keys(rows)];
  const widths = [labels, ...columns].map((cells) => Math.max(...cells.map((cell) => cell.length)));
  for (const [index, label] of labels.entries()) {
    const cells = [label, ...columns.map((column) => column[index])];
    console.log(cells.map((cell, column) => cell.padEnd(widths[column])).join('   ').trimEnd());
  }
}
