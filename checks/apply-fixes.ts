import type { Finding, Fix } from '../site/findings/finding.ts';

/** A text with its fixes; where two fixes overlap, only the first one is made. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  const ordered = [...fixes].sort((one, other) => one.from - other.from || one.to - other.to);
  let result = '';
  let done = 0;
  for (const { from, to, text: replacement } of ordered) {
    if (from < done) continue;
    result += text.slice(done, from) + replacement;
    done = to;
  }
  return result + text.slice(done);
}

/** The fixes of findings, by file. */
export function fixesByFile(findings: readonly Finding[]): Map<string, Fix[]> {
  const fixes = new Map<string, Fix[]>();
  for (const { file, fix } of findings) if (fix) fixes.set(file, [...(fixes.get(file) ?? []), fix]);
  return fixes;
}
