import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../examples/lock.ts';
import type { Fence } from './fences.ts';

/** One piece of code and all the fences that show it. */
export interface Snippet {
  file: string;
  fences: [Fence, ...Fence[]];
}

/** An error that the compiler reported in a snippet. */
export interface Diagnostic {
  file: string;
  line: number;
  code: string;
  message: string;
}

/** Gathers fences by their code, so that what both languages show is checked once. */
export function snippetsOf(fences: Fence[]): Snippet[] {
  const snippets = new Map<string, Snippet>();
  for (const fence of fences) {
    const key = JSON.stringify([fence.lang, fence.errors, fence.body]);
    const known = snippets.get(key);
    const file = `${createHash('sha256').update(key).digest('hex').slice(0, 12)}.${fence.lang}`;
    if (known) known.fences.push(fence);
    else snippets.set(key, { file, fences: [fence] });
  }
  return [...snippets.values()];
}

/** Compares what the compiler reported with what the fences announce. */
export function snippetFindings(snippets: Snippet[], diagnostics: Diagnostic[]): string[] {
  const files = new Set(snippets.map(({ file }) => file));
  const stray = diagnostics.filter(({ file }) => !files.has(file));
  const findings = stray.map(
    ({ file, code, message }) => `${file || 'tsc'}:1 — ${code}: ${message} — the check itself is broken`,
  );
  for (const { file, fences } of snippets) {
    const [fence] = fences;
    const reported = diagnostics.filter((diagnostic) => diagnostic.file === file);
    const places = (line: number) => fences.map(({ page, line: start }) => `${page}:${start + line}`).join(', ');
    for (const { line, code, message } of reported.filter(({ code }) => !fence.errors.includes(code))) {
      findings.push(
        `${places(line)} — ${code}: ${message} — mend the code, or write error="${code}" if the error is the lesson`,
      );
    }
    for (const code of fence.errors.filter((expected) => !reported.some(({ code }) => code === expected))) {
      findings.push(
        `${places(0)} — error="${code}" is announced, but the compiler does not report it — remove it, or mend the code`,
      );
    }
  }
  return findings;
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
  // A fragment such as `lib: […]` would pass as a label.
  allowUnusedLabels: false,
  types: ['node'],
};

/** Type-checks all snippets in one program, in a folder from which the repository's packages resolve. */
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
    const { stdout, stderr, status, error } = spawnSync(tsc, ['-p', '.', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const diagnostics = parseDiagnostics(stdout);
    if (error || (status !== 0 && diagnostics.length === 0))
      throw new Error(`tsc did not run: ${error?.message ?? stderr + stdout}`);
    return diagnostics;
  });
}

/** Reads `file(line,column): error TS1: message` lines; indented lines continue a message. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const line of output.split('\n')) {
    const [, file = '', row = '1', code, message] = /^(?:(\S.*?)\((\d+),\d+\): )?error (TS\d+): (.*)$/.exec(line) ?? [];
    const last = diagnostics.at(-1);
    if (code && message) diagnostics.push({ file, line: Number(row), code, message });
    else if (last && /^\s+\S/.test(line)) last.message += ` ${line.trim()}`;
  }
  return diagnostics;
}
