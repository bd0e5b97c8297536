import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import manifest from '../../../package.json' with { type: 'json' };
import { installScripts, packagesByLicence } from './accepted.ts';
import { judgeLockfile, type LockedPackage, type Lockfile, nameOf } from './judge-lockfile.ts';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const places = Object.entries(lockfile.packages).filter(([place]) => place !== '');

test('every package comes from the registry, with its hash, a licence that was agreed to, and no unknown script', () => {
  console.log(`${places.length} packages of the lockfile`);
  expect(places.length).toBeGreaterThan(500);
  expect(judgeLockfile(lockfile)).toEqual([]);
});

test('what is agreed to is still installed, and needs the agreement', () => {
  const installed = new Set(places.map(([place]) => nameOf(place)));
  const scripted = new Set(
    places.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place)),
  );
  expect(Object.keys(installScripts).filter((name) => !scripted.has(name))).toEqual([]);
  const isInstalled = (name: string) => [...installed].some((one) => one === name || one.startsWith(`${name}-`));
  expect(Object.keys(packagesByLicence).filter((name) => !isInstalled(name))).toEqual([]);
});

const sound: LockedPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' };
const broken: [name: string, change: LockedPackage, told: string][] = [
  ['no hash', { integrity: undefined }, 'has no sha512 integrity'],
  ['a weak hash', { integrity: 'sha1-abc' }, 'has no sha512 integrity'],
  ['another registry', { resolved: 'https://example.org/x.tgz' }, 'comes from https://example.org/x.tgz'],
  ['a repository', { resolved: 'git+ssh://git@github.com/a/x.git#1' }, 'comes from git+ssh:'],
  ['a folder', { link: true, resolved: 'packages/x' }, 'comes from packages/x'],
  ['a part from a repository', { dependencies: { y: 'github:a/y' } }, 'asks for y at github:a/y'],
  ['a part from an address', { optionalDependencies: { y: 'https://example.org/y.tgz' } }, 'asks for y at https:'],
  ['an unknown script', { hasInstallScript: true }, 'runs a script when installed'],
  ['no licence', { license: undefined }, 'has the licence ""'],
  ['another licence', { license: 'GPL-3.0-only' }, 'has the licence "GPL-3.0-only"'],
  ['one more licence', { license: '(MIT AND GPL-3.0-only)' }, 'has the licence'],
];

for (const [name, change, told] of broken) {
  test(`a package with ${name} is told`, () => {
    const packages = { 'node_modules/x': sound, 'node_modules/x/node_modules/@a/x': { ...sound, ...change } };
    expect(judgeLockfile({ packages })).toEqual([expect.stringContaining(`@a/x@1.0.0 ${told}`)]);
  });
}

test('a choice of licences is taken where one of them is', () => {
  const packages = { 'node_modules/x': { ...sound, license: '(GPL-3.0-only OR MIT)' } };
  expect(judgeLockfile({ packages })).toEqual([]);
});

test('versions are exact, and the lockfile is the one of package.json', () => {
  const { devDependencies, overrides } = manifest;
  const asked = { ...devDependencies, ...overrides };
  expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(lockfile.packages['']).toMatchObject({ devDependencies });
  const others = Object.entries(asked).filter(
    ([name, version]) => lockfile.packages[`node_modules/${name}`]?.version !== version,
  );
  expect(others, 'run npm install').toEqual([]);
});

test('each override is explained in the README', () => {
  const about = /## Dependencies\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  expect(Object.keys(manifest.overrides).filter((name) => !about.includes(`\`${name}\``))).toEqual([]);
});

test('the list of all parts is drawn without an error, from the lockfile alone', () => {
  const [script] = manifest.scripts.sbom.split(' > ');
  const { status, stdout, stderr } = spawnSync(`${script} --offline`, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(status, stderr).toBe(0);
  expect(stderr).not.toContain('npm error');
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { name: string }[] };
  expect(bomFormat).toBe('CycloneDX');
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(manifest.devDependencies)));
  expect(components.filter((part) => !JSON.stringify(part).includes('SHA-512'))).toEqual([]);
});
