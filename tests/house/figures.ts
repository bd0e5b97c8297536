import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The rooms that each room may import, as in biome.json; files in the root are `config`. */
const MAY_IMPORT: Record<string, string[]> = {
  shared: [],
  search: ['shared'],
  document: ['search', 'shared'],
  plugins: ['document', 'search', 'shared'],
  theme: ['document', 'search', 'shared'],
  components: ['theme', 'plugins', 'document', 'search', 'shared'],
  writing: ['search', 'shared'],
  deploy: ['search', 'shared'],
  config: ['tests', 'components', 'plugins', 'theme', 'document', 'search', 'shared'],
};

const roomOf = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : 'config');

/** Every code file that git tracks or would add, except pages and examples. */
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const names = [...new Set(listed.split('\n'))]
  .filter((name) => /^(?!docs\/|examples\/).*\.(tsx?|css|m?js)$/.test(name))
  .filter((name) => existsSync(name));

/** Resolves an import, with or without its extension. */
function resolve(from: string, to: string) {
  const target = path.posix.join(path.posix.dirname(from), to);
  return [target, `${target}.ts`, `${target}.tsx`].filter((name) => names.includes(name)).slice(0, 1);
}

const sources = names.map((name) => {
  const text = readFileSync(name, 'utf8');
  const lines = text.split('\n').filter((line) => !/^\s*$|^\s*(\/\/|\/?\*)/.test(line)).length;
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)];
  return { name, lines, imports: imports.flatMap(([, to = '']) => resolve(name, to)) };
});

function sizeOf(belongs: (name: string) => boolean) {
  const files = sources.filter(({ name }) => belongs(name)).sort((a, b) => a.lines - b.lines);
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const [median, largest] = [files[Math.floor(files.length / 2)], files.at(-1)];
  return { lines, files: files.length, median: median?.lines, largest: `${largest?.lines} ${largest?.name}` };
}

const isTest = (name: string) => /^tests\/|\.spec\.ts$|^components\/[^/]+\/record\//.test(name);
const testFolders = [...new Set(names.flatMap((name) => /^tests\/[^/]+\//.exec(name) ?? []))];

export const sizes: Record<string, ReturnType<typeof sizeOf>> = {
  ...Object.fromEntries(Object.keys(MAY_IMPORT).map((room) => [room, sizeOf((name) => roomOf(name) === room)])),
  ships: sizeOf((name) => !isTest(name)),
  ...Object.fromEntries(testFolders.map((folder) => [folder, sizeOf((name) => name.startsWith(folder))])),
  tests: sizeOf(isTest),
};

const imports = sources.flatMap(({ name, imports }) => imports.map((to) => ({ name, to, room: roomOf(name) })));
const between = imports.filter(({ name, room, to }) => !isTest(name) && room !== roomOf(to) && roomOf(to) !== 'config');

export const arrows: Record<string, number> = {};
for (const arrow of between.map(({ room, to }) => `${room} → ${roomOf(to)}`)) {
  arrows[arrow] = (arrows[arrow] ?? 0) + 1;
}
export const upward = between.filter(({ room, to }) => !MAY_IMPORT[room]?.includes(roomOf(to)));

/** The first import cycle reachable from `name`. */
function findCycle(name: string, way: string[], done: Set<string>): string | undefined {
  if (way.includes(name)) {
    return [...way.slice(way.indexOf(name)), name].join(' → ');
  }
  if (done.has(name)) {
    return undefined;
  }
  done.add(name);
  const next = sources.find((file) => file.name === name)?.imports ?? [];
  return next.map((to) => findCycle(to, [...way, name], done)).find(Boolean);
}
const done = new Set<string>();
export const cycles = names.flatMap((name) => findCycle(name, [], done) ?? []);

/** One message per exceeded limit. */
export const excesses = [
  ...upward.map(({ name, to }) => `${name} may not import ${to}: see the map in README.md`),
  ...cycles.map((cycle) => `import cycle: ${cycle}`),
];
