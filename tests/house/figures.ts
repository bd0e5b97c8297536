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
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, to = '']) => resolve(name, to));
  return {
    name,
    lines,
    imports: find(/(?:from|import|new URL)\s*\(?\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g),
    /** Modules that it only hands on, or that browsers fetch by themselves. */
    apart: find(/(?:^export (?:\*|\{[^}]*\}) from |(?:import|new URL)\(\s*(?:\/\*.*?\*\/\s*)?)'(\.[^']+)'/gm),
  };
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

/** The most lines of code of a file that belongs into its only user. */
const FRAGMENT = 15;

/**
 * Files that are too short to be looked up: one other file of their room imports them, and could hold their code. A
 * file has a reason of its own if a test imports it, if a browser fetches it by itself, if it is a line of a list (as in
 * `theme/index.tsx`), or if it is a component with a stylesheet beside it.
 */
const fragments = sources.flatMap(({ name, lines, imports: own }) => {
  const [user, ...others] = sources.filter((file) => file.imports.includes(name));
  const isLone = user && others.length === 0 && roomOf(user.name) === roomOf(name) && !isTest(user.name);
  if (!/\.tsx?$/.test(name) || isTest(name) || lines > FRAGMENT || !isLone || user.apart.includes(name)) {
    return [];
  }
  return own.includes(name.replace(/\.tsx$/, '.module.css')) ? [] : { name, user: user.name };
});

/** Modules that `starts` import, and those that these import, as far as `enters` allows. */
function reach(starts: string[], enters: (name: string) => boolean) {
  const reached = new Set(starts);
  for (const name of reached) {
    const next = enters(name) ? (sources.find((file) => file.name === name)?.imports ?? []) : [];
    for (const to of next.filter((to) => /\.tsx?$/.test(to))) reached.add(to);
  }
  return [...reached];
}

/** What the build starts with, and what browsers start with. */
const STARTS = [
  'rspress.config.ts',
  'document/entry.ts',
  'theme/index.tsx',
  'theme/root/hydrate-root.ts',
  'components/index.ts',
];

/** Subjects of their own, which search/README.md explains. Of each, the modules that others import count. */
const SUBJECTS = ['search/engine/', 'search/remote/'];

/** The most modules of `searchPath`. */
const SEARCH_PATH = 18;

/**
 * The modules from the key to the rows: all that the hotkey's listener and the button with its dialog import, in a
 * worker too, and that have "search" in their path or that nothing but search uses. Texts, icons, storage and the start of
 * the application are known from elsewhere.
 */
const isOfSearch = (name: string) => /search/i.test(name);
const known = reach(STARTS, (name) => !isOfSearch(name));
export const searchPath = reach(
  ['document/open-search.ts', 'theme/search/Search.tsx'],
  (name) => !SUBJECTS.some((subject) => name.startsWith(subject)),
).filter((name) => isOfSearch(name) || !known.includes(name));

/** One message per exceeded limit. */
export const excesses = [
  ...upward.map(({ name, to }) => `${name} may not import ${to}: see the map in README.md`),
  ...cycles.map((cycle) => `import cycle: ${cycle}`),
  ...fragments.map(({ name, user }) => `${name} has at most ${FRAGMENT} lines, and only ${user} uses it: join them`),
  ...(searchPath.length > SEARCH_PATH
    ? [`search takes ${searchPath.length} modules, more than ${SEARCH_PATH}: ${searchPath.join(', ')}`]
    : []),
];
