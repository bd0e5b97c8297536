// Records what users of a case's old output see, for tools that cannot be installed beside those of the site: they need
// an older TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { buildOld, hashOf, readCases } from './cases.ts';
import { isRecorded, type Recorded, recordedFile } from './recorded.ts';
import { optionsOf, optionTypes } from './tool-options.ts';

/** The tools, and what the source of the cases imports. */
const packages = {
  ...{ tsup: '8.5.1', unbuild: '3.6.1', typescript: '5.9.3', yaml: manifest.devDependencies.yaml },
  ...{ semver: manifest.devDependencies.semver, react: manifest.devDependencies.react },
  ...{
    '@types/react': manifest.devDependencies['@types/react'],
    '@types/semver': manifest.devDependencies['@types/semver'],
  },
  '@types/node': manifest.devDependencies['@types/node'],
};

const folder = mkdtempSync(join(tmpdir(), 'rslib-docs-converter-'));
const run = (program: string, args: readonly string[]) => {
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
};
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts']);

const recorded: Recorded = existsSync(recordedFile)
  ? (JSON.parse(readFileSync(recordedFile, 'utf8')) as Recorded)
  : { packages, options: {}, cases: {} };
const isCurrent = JSON.stringify(recorded.packages) === JSON.stringify(packages);
const options = { tsup: optionsOf(optionTypes.tsup, folder), unbuild: optionsOf(optionTypes.unbuild, folder) };
const cases: Recorded['cases'] = {};
for (const one of readCases().filter(isRecorded)) {
  const hash = hashOf(one);
  const known = recorded.cases[one.name];
  cases[one.name] = isCurrent && known?.hash === hash ? known : { hash, seen: await buildOld(one, folder) };
}
writeFileSync(recordedFile, `${JSON.stringify({ packages, options, cases } satisfies Recorded, null, 2)}\n`);
console.log(`${Object.keys(cases).length} cases are recorded`);
rmSync(folder, { recursive: true, force: true });
