import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { structuredPatch } from 'diff';
import { exampleFolder } from '../../shared/examples/places.ts';
import { listFiles } from '../../writing/checks/example-files/list-files.ts';

type Files = Map<string, Buffer>;

/** The current contents of an example's expected/. */
export function readExpected(name: string): Files {
  const folder = join(exampleFolder(name), 'expected');
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/** Replaces the contents of expected/. */
export function writeExpected(name: string, files: Files): void {
  const folder = join(exampleFolder(name), 'expected');
  rmSync(folder, { recursive: true, force: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** A diff with two lines of context. */
function lineDiff(expected: string, actual: string): string {
  const { hunks } = structuredPatch('', '', expected, actual, '', '', { context: 2 });
  return hunks.map(({ lines }) => lines.join('\n')).join('\n…\n');
}

/** @returns one readable entry for each file that differs */
export function differences(expected: Files, actual: Files): string[] {
  const paths = [...new Set([...expected.keys(), ...actual.keys()])].sort();
  return paths.flatMap((path) => {
    const [before, after] = [expected.get(path), actual.get(path)];
    if (before && after?.equals(before)) return [];
    if (!before) return [`expected/${path} is not there yet`];
    if (!after) return [`expected/${path} is not produced any more`];
    const text = !before.includes(0) && !after.includes(0);
    return [
      `expected/${path} differs (- expected, + produced):\n${text ? lineDiff(before.toString(), after.toString()) : '  binary content'}`,
    ];
  });
}
