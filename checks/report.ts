import type { Outcome } from './run-checks.ts';

/** How wide the lines of details are. */
const WIDTH = 110;

/** A number with its word: `1 finding`, `2 findings`. */
const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** How much each check looked at, in lines that a terminal holds. */
export function detailsOf(outcomes: readonly Outcome[]): string[] {
  const lines = [''];
  for (const { check, looked } of outcomes) {
    const piece = `${check.name}: ${looked} ${check.looksAt}`;
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + piece.length + 3 > WIDTH) lines.push(piece);
    else lines[lines.length - 1] = line === '' ? piece : `${line} · ${piece}`;
  }
  return lines;
}

/** The checks that looked at nothing; one that stumbles is told another way. */
export function blindOf(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ looked, hasStumbled }) => looked === 0 && !hasStumbled);
}

/** What a run comes to: how many findings of which checks, in how many of the files that were looked at. */
export function lastLineOf(outcomes: readonly Outcome[], files: number): string {
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  if (findings.length === 0) return `No findings in ${count(files, 'file')}.`;
  const kinds = outcomes
    .filter((outcome) => outcome.findings.length > 0)
    .sort((one, other) => other.findings.length - one.findings.length)
    .map(({ check, findings: { length } }) => `${check.name} ${length}`);
  const places = new Set(findings.map(({ file }) => file)).size;
  return `${count(findings.length, 'finding')} in ${places} of ${count(files, 'file')}: ${kinds.join(', ')}`;
}
