import { structuredPatch } from 'diff';

/** What a build has led to. */
export interface Outcome {
  exit: number | string;
  /** The normalized output. */
  log: string;
  /** The text of each file that the build has written, by path; binary files are empty. */
  files: Readonly<Record<string, string>>;
  /** What Node.js got from each entry: `import dist/index.js` → the names of its exports, or the error. */
  loads: Readonly<Record<string, string>>;
}

const MAX_LINES = 6;

/** Where an outcome differs from that of the example as it is, a line each; empty if it does not. */
export function compareOutcomes(before: Outcome, after: Outcome): string[] {
  const lines: string[] = [];
  if (before.exit !== after.exit) {
    const [message = ''] = /^(?:error|warn) .*(?:\n(?! ).*)?/m.exec(after.log) ?? [];
    lines.push(`exit ${before.exit} → ${after.exit}${message && `: ${message.replace(/\s+/g, ' ').trim()}`}`);
  }
  const [old, now] = [Object.keys(before.files), Object.keys(after.files)];
  const gone = old.filter((path) => !now.includes(path));
  const added = now.filter((path) => !old.includes(path));
  if (gone.length + added.length > 0)
    lines.push(`files ${[...gone.map((path) => `-${path}`), ...added.map((path) => `+${path}`)].join(' ')}`);
  // Without files there is nothing to load.
  if (before.exit !== after.exit) return lines;
  for (const how of new Set([...Object.keys(before.loads), ...Object.keys(after.loads)])) {
    const [from, to] = [before.loads[how] ?? 'no file', after.loads[how] ?? 'no file'];
    if (from !== to) lines.push(`${how}: ${from} → ${to}`);
  }
  const changed = old.find((path) => now.includes(path) && before.files[path] !== after.files[path]);
  if (changed !== undefined) lines.push(`first difference in ${changed}`, ...firstLines(before, after, changed));
  return lines;
}

function firstLines(before: Outcome, after: Outcome, path: string): string[] {
  const { hunks } = structuredPatch('', '', before.files[path] ?? '', after.files[path] ?? '', '', '', { context: 0 });
  return hunks
    .flatMap(({ lines }) => lines)
    .slice(0, MAX_LINES)
    .map((line) => `  ${line.slice(0, 120)}`);
}
