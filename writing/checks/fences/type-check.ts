import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../../shared/findings/finding.ts';
import type { Fence } from '../../../shared/pages/fences-of.ts';

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  // Otherwise a fragment such as `lib: […]` would pass as a label.
  allowUnusedLabels: false,
  types: ['node'],
};

/** A line of the compiler's output; indented lines that follow continue its message. */
const DIAGNOSTIC = /^(\d+)\.tsx?\((\d+),(\d+)\): error (TS\d+): (.*(?:\n\s+\S.*)*)$/gm;

/**
 * Type-checks all fences in one program, in a folder that resolves the repository's packages, and compares the errors
 * with those that fences announce.
 *
 * @param repo the repository root
 * @throws if the compiler does not run
 */
export async function typeFindings(fences: readonly Fence[], repo: string): Promise<Finding[]> {
  if (fences.length === 0) return [];
  mkdirSync(join(repo, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(repo, '.cache', 'snippets-'));
  try {
    const files = fences.map(({ lang }, index) => `${index}.${lang}`);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    // The code is on the same lines as on the page.
    for (const [index, { line, body }] of fences.entries())
      writeFileSync(join(folder, files[index] ?? ''), '\n'.repeat(line) + body);
    return compare(fences, await runCompiler(folder, join(repo, 'node_modules/typescript/bin/tsc')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns the output of the compiler, which fails if there are type errors */
function runCompiler(folder: string, tsc: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], { cwd: folder }, (error, stdout, stderr) => {
      if (error && stdout.search(DIAGNOSTIC) === -1) reject(new Error(`${error.message} ${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
}

function compare(fences: readonly Fence[], output: string): Finding[] {
  const reported = [...output.matchAll(DIAGNOSTIC)].map(([, index, line, column, code = '', message = '']) => {
    return { index: Number(index), line: Number(line), column: Number(column), code, message };
  });
  return fences.flatMap(({ page: file, line, column, errors }, index) => {
    const own = reported.filter((one) => one.index === index);
    const unannounced = own.filter(({ code }) => !errors.includes(code));
    const unreported = errors.filter((announced) => !own.some(({ code }) => code === announced));
    return [
      ...unannounced.map((error) => ({
        file,
        line: error.line,
        column: column + error.column - 1,
        what: `${error.code}: ${error.message.replace(/\n\s+/g, ' ')}`,
        how: `correct the code, or write error="${error.code}" if the error is the lesson`,
      })),
      ...unreported.map((code) => ({
        file,
        line,
        column,
        what: `error="${code}" is announced, but the compiler does not report it`,
        how: 'remove it, or correct the code',
      })),
    ];
  });
}
