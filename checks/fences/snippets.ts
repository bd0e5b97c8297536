import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../site/findings/finding.ts';
import type { Fence } from '../../site/pages/fences-of.ts';
import type { Place } from '../../site/pages/locate.ts';
import { withLock } from '../../site/with-lock.ts';

/** A piece of code and the fences that show it. */
export interface Snippet {
  file: string;
  fences: [Fence, ...Fence[]];
}

/** An error reported by the compiler. */
export interface Diagnostic extends Place {
  file: string;
  code: string;
  message: string;
}

/** Groups fences by code, so that code shown in both languages is checked once. */
export function snippetsOf(fences: Fence[]): Snippet[] {
  const snippets = new Map<string, Snippet>();
  for (const fence of fences) {
    const key = JSON.stringify([fence.lang, fence.errors, fence.body]);
    const known = snippets.get(key);
    const file = `${hash('sha256', key).slice(0, 12)}.${fence.lang}`;
    if (known) known.fences.push(fence);
    else snippets.set(key, { file, fences: [fence] });
  }
  return [...snippets.values()];
}

/** Compares the compiler's diagnostics with the errors that fences announce. */
export function snippetFindings(snippets: Snippet[], diagnostics: Diagnostic[]): Finding[] {
  const files = new Set(snippets.map(({ file }) => file));
  const stray = diagnostics.filter(({ file }) => !files.has(file));
  const findings = stray.map(({ file, code, message }): Finding => {
    return { file: file || 'tsc', line: 1, column: 1, what: `${code}: ${message}`, how: 'the check itself is broken' };
  });
  for (const { file, fences } of snippets) {
    const reported = diagnostics.filter((diagnostic) => diagnostic.file === file);
    for (const fence of fences) findings.push(...fenceFindings(fence, reported));
  }
  return findings;
}

function fenceFindings({ page: file, line: start, column, errors }: Fence, reported: Diagnostic[]): Finding[] {
  const unannounced = reported.filter(({ code }) => !errors.includes(code));
  const unreported = errors.filter((expected) => !reported.some(({ code }) => code === expected));
  return [
    ...unannounced.map(({ line, column: at, code, message }) => ({
      file,
      line: start + line,
      column: column + at - 1,
      what: `${code}: ${message}`,
      how: `correct the code, or write error="${code}" if the error is the lesson`,
    })),
    ...unreported.map((code) => ({
      file,
      line: start,
      column,
      what: `error="${code}" is announced, but the compiler does not report it`,
      how: 'remove it, or correct the code',
    })),
  ];
}

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

/**
 * Type-checks all snippets in one program, in a folder that resolves the repository's packages.
 *
 * @param repo the repository root
 * @throws if the compiler does not run
 */
export async function typeCheck(snippets: Snippet[], repo: string): Promise<Diagnostic[]> {
  if (snippets.length === 0) return [];
  const folder = join(repo, '.cache', 'snippets');
  return withLock(`${folder}.lock`, async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const files = snippets.map(({ file }) => file);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    for (const { file, fences } of snippets) writeFileSync(join(folder, file), fences[0].body);
    const tsc = join(repo, 'node_modules', '.bin', 'tsc');
    return new Promise<Diagnostic[]>((resolve, reject) => {
      execFile(tsc, ['-p', '.', '--pretty', 'false'], { cwd: folder }, (error, stdout, stderr) => {
        const diagnostics = parseDiagnostics(stdout);
        if (error && diagnostics.length === 0) reject(new Error(`tsc did not run: ${error.message} ${stderr}`));
        else resolve(diagnostics);
      });
    });
  });
}

/** Parses lines of the form `file(line,column): error TS1: message`; indented lines continue a message. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const line of output.split('\n')) {
    const [, file = '', row = '1', at = '1', code, message] =
      /^(?:(\S.*?)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/.exec(line) ?? [];
    const last = diagnostics.at(-1);
    if (code && message) diagnostics.push({ file, line: Number(row), column: Number(at), code, message });
    else if (last && /^\s+\S/.test(line)) last.message += ` ${line.trim()}`;
  }
  return diagnostics;
}
