import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { intersects, minVersion, Range } from 'semver';
import manifest from '../../../package.json' with { type: 'json' };
import { installScripts, packagesByLicense } from './accepted.ts';
import { judgeLockfile, type LockedPackage, type Lockfile, nameOf } from './judge-lockfile.ts';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const places = Object.entries(lockfile.packages).filter(([place]) => place !== '');

test('every package comes from the registry, with a hash, an accepted license, no unknown install script, and supports every Node.js that the project does', () => {
  console.log(`${places.length} packages of the lockfile`);
  expect(places.length).toBeGreaterThan(500);
  expect(judgeLockfile(lockfile)).toEqual([]);
});

test('every accepted exception is still installed and still needed', () => {
  const installed = new Set(places.map(([place]) => nameOf(place)));
  const withScripts = places.filter(([, { hasInstallScript }]) => hasInstallScript);
  const scripted = new Set(withScripts.map(([place]) => nameOf(place)));
  expect(Object.keys(installScripts).filter((name) => !scripted.has(name))).toEqual([]);
  const isInstalled = (name: string) => [...installed].some((one) => one === name || one.startsWith(`${name}-`));
  expect(Object.keys(packagesByLicense).filter((name) => !isInstalled(name))).toEqual([]);
});

const sound: LockedPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' };
const broken: [name: string, change: LockedPackage, told: string][] = [
  ['no hash', { integrity: undefined }, 'has no sha512 integrity'],
  ['a weak hash', { integrity: 'sha1-abc' }, 'has no sha512 integrity'],
  ['another registry', { resolved: 'https://example.org/x.tgz' }, 'comes from https://example.org/x.tgz'],
  ['a repository', { resolved: 'git+ssh://git@github.com/a/x.git#1' }, 'comes from git+ssh:'],
  ['a folder', { link: true, resolved: 'packages/x' }, 'comes from packages/x'],
  ['an unknown script', { hasInstallScript: true }, 'runs a script when installed'],
  ['no license', { license: undefined }, 'has the license ""'],
  ['another license', { license: 'GPL-3.0-only' }, 'has the license "GPL-3.0-only"'],
  ['one more license', { license: '(MIT AND GPL-3.0-only)' }, 'has the license'],
  ['a need for Node.js 22', { engines: { node: '>=22.12.0' } }, 'needs Node.js >=22.12.0'],
];

for (const [name, change, told] of broken) {
  test(`a package with ${name} is reported`, () => {
    const packages = { 'node_modules/x': sound, 'node_modules/x/node_modules/@a/x': { ...sound, ...change } };
    expect(judgeLockfile({ packages })).toEqual([expect.stringContaining(`@a/x@1.0.0 ${told}`)]);
  });
}

test('an optional package may need another Node.js, since npm leaves it out silently', () => {
  const packages = { 'node_modules/x': { ...sound, engines: { node: '>=22' }, optional: true } };
  expect(judgeLockfile({ packages })).toEqual([]);
});

test('npm is told which install scripts not to run, so that it asks nobody', () => {
  const denied = Object.keys(installScripts).sort();
  expect(manifest.allowScripts).toEqual(Object.fromEntries(denied.map((name) => [name, false])));
});

test('package.json, .nvmrc, the README and the workflows name the same Node.js', () => {
  const range = new Range(manifest.engines.node);
  const oldest = minVersion(range)!;
  expect(readFileSync('.nvmrc', 'utf8')).toBe(`${oldest.major}.${oldest.minor}\n`);
  expect(readFileSync('README.md', 'utf8')).toContain(`(\`${manifest.engines.node}\`):`);
  const [, listed = ''] = /node: \[([\d, ]+)\]/.exec(readFileSync('.github/workflows/test.yml', 'utf8')) ?? [];
  const lines = listed.split(', ').map(Number);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => !intersects(`${line}`, range))).toEqual([]);
  expect(
    new Set(
      range.set
        .flat()
        .filter(({ operator }) => operator === '>=')
        .map(({ semver }) => semver.major),
    ),
  ).toEqual(new Set(lines.slice(0, range.set.length)));
});

test('a choice of licenses is accepted if one of them is', () => {
  const packages = { 'node_modules/x': { ...sound, license: '(GPL-3.0-only OR MIT)' } };
  expect(judgeLockfile({ packages })).toEqual([]);
});

test('versions are exact', () => {
  const { devDependencies, overrides } = manifest;
  const asked = { ...overrides, ...devDependencies };
  // Nested overrides use the root's version, as $name.
  const versions = Object.entries(asked).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  expect(versions.filter(([, version]) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the README explains each override', () => {
  const about = /## Dependencies\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  expect(Object.keys(manifest.overrides).filter((name) => !about.includes(`\`${name}\``))).toEqual([]);
});
