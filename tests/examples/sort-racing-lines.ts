/** Lines that parallel libs of a build print concurrently, in the order a single lib prints them. */
const racing = [
  /^start\s+generating declaration files/,
  /^\[ Module Federation DTS \]/,
  /^ready\s+built in/,
  /^info\s+declaration files prepared/,
  /^\[tsgo\]/,
  /^ready\s+declaration files/,
  /^error\s+Failed to generate declaration files/,
  // Errors found before any declaration is generated, such as conflicting options.
  /^error\s+(?!Failed to build)/,
];

/** Sorts the progress lines of parallel libs, whose order varies between runs. */
export function sortRacingLines(log: string): string {
  const lines = log.split('\n');
  // The size tables are in config order, which gives the order of the libs.
  const libs = lines.flatMap((line) => /^File \((.+?)\)/.exec(line)?.[1] ?? []);
  const phase = (line: string) => racing.findIndex((pattern) => pattern.test(line));
  const lib = (line: string) => {
    const id = /\(([^()]+)\)$/.exec(line)?.[1] ?? '';
    return libs.includes(id) ? `${libs.indexOf(id)}`.padStart(3, '0') : id;
  };
  const sorted: string[] = [];
  let block: string[] = [];
  for (const line of lines) {
    if (phase(line) >= 0) {
      block.push(line);
      continue;
    }
    sorted.push(...block.sort((a, b) => phase(a) - phase(b) || compare(lib(a), lib(b))), line);
    block = [];
  }
  return sorted.join('\n');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
