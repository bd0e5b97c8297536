/** A diff by lines with `-` for what was expected and `+` for what came, and two lines of context. */
export function lineDiff(expected: string, actual: string): string {
  const [a, b] = [expected.split('\n'), actual.split('\n')];
  const lines =
    a.length * b.length < 4_000_000 ? align(a, b) : [...a.map((line) => `- ${line}`), ...b.map((line) => `+ ${line}`)];
  const near = lines.map((_, index) =>
    lines.slice(Math.max(0, index - 2), index + 3).some((line) => !line.startsWith('  ')),
  );
  const kept = lines.flatMap((line, index) => (near[index] ? [line] : near[index - 1] ? ['  …'] : []));
  return kept.length > 120
    ? [...kept.slice(0, 120), `  … and ${kept.length - 120} more lines`].join('\n')
    : kept.join('\n');
}

/** Longest common subsequence, read back as marked lines. */
function align(a: string[], b: string[]): string[] {
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i]![j] = a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push(`  ${a[i]}`);
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push(`- ${a[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${b[j]}`);
      j += 1;
    }
  }
  return lines;
}
