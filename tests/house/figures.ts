import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Maximum lines without blanks and comments; lower them with each commit that allows it. */
const LIMITS = { ships: 19_635, tests: 18_160 };

/** The top-level folders of code; files in the root are `config`. */
const ROOMS = 'site search head plugins client theme checks scaffold deploy config'.split(' ');

const roomOf = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : 'config');

/** Every code file that git tracks or would add, except pages and examples. */
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const names = [...new Set(listed.split('\n'))]
  .filter((name) => /^(?!docs\/|examples\/).*\.(tsx?|css|m?js)$/.test(name))
  .filter((name) => existsSync(name));

const sources = names.map((name) => {
  const text = readFileSync(name, 'utf8');
  const lines = text.split('\n').filter((line) => !/^\s*$|^\s*(\/\/|\/?\*)/.test(line)).length;
  return { name, lines };
});

function sizeOf(belongs: (name: string) => boolean) {
  const files = sources.filter(({ name }) => belongs(name)).sort((a, b) => a.lines - b.lines);
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const [median, largest] = [files[Math.floor(files.length / 2)], files.at(-1)];
  return { lines, files: files.length, median: median?.lines, largest: `${largest?.lines} ${largest?.name}` };
}

const isTest = (name: string) => name.startsWith('tests/');
const testFolders = [...new Set(names.flatMap((name) => /^tests\/[^/]+\//.exec(name) ?? []))];

export const sizes: Record<string, ReturnType<typeof sizeOf>> = {
  ...Object.fromEntries(ROOMS.map((room) => [room, sizeOf((name) => roomOf(name) === room)])),
  ships: sizeOf((name) => !isTest(name)),
  ...Object.fromEntries(testFolders.map((folder) => [folder, sizeOf((name) => name.startsWith(folder))])),
  tests: sizeOf(isTest),
};

/** One message per exceeded limit. */
export const excesses = (['ships', 'tests'] as const)
  .filter((part) => (sizes[part]?.lines ?? 0) > LIMITS[part])
  .map((part) => `${part}: ${sizes[part]?.lines} lines, at most ${LIMITS[part]} (tests/house/figures.ts)`);
