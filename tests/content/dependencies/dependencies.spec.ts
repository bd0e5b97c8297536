import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import manifest from '../../../package.json' with { type: 'json' };
import { installScripts, packagesByLicense } from './accepted.ts';
import { judgeLockfile, type LockedPackage, type Lockfile, nameOf } from './judge-lockfile.ts';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const places = Object.entries(lockfile.packages).filter(([place]) => place !== '');

test('every package comes from the registry, with a hash, an accepted license and no unknown install script', () => {
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
];

for (const [name, change, told] of broken) {
  test(`a package with ${name} is reported`, () => {
    const packages = { 'node_modules/x': sound, 'node_modules/x/node_modules/@a/x': { ...sound, ...change } };
    expect(judgeLockfile({ packages })).toEqual([expect.stringContaining(`@a/x@1.0.0 ${told}`)]);
  });
}

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
