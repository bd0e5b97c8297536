/** Lines that several libs of one build print at the same time, in the order in which one lib alone prints them. */
const racing = [
  /^start\s+generating declaration files/,
  /^\[ Module Federation DTS \]/,
  /^ready\s+built in/,
  /^info\s+declaration files prepared/,
  /^\[tsgo\]/,
  /^ready\s+declaration files/,
  /^error\s+Failed to generate declaration files/,
  // What is found before any declaration is generated, such as options that exclude each other.
  /^error\s+(?!Failed to build)/,
];

/** Puts the progress lines of parallel libs, which come in another order in each run, into one order. */
export function sortRacingLines(log: string): string {
  const lines = log.split('\n');
  // The tables of sizes come in the order of the config, so they tell the order of the libs.
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
