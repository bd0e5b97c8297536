import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { globSync } from 'tinyglobby';
import { exampleFolder, exampleNames, examplePath, examplesFolder, readExample } from '../../shared/examples/places.ts';
import { declaredDependencies, installedVersion } from '../../writing/checks/example-files/declared-dependencies.ts';
import { listFiles } from '../../writing/checks/example-files/list-files.ts';
import { passLine } from '../../writing/checks/example-files/passed.ts';
import { findBrowser, NO_BROWSER } from '../site/browser.ts';
import { pagesToReread } from './embedding-pages.ts';
import { exampleJsonSchema } from './json-schema.ts';
import { proveExample } from './prove-example.ts';
import { isUnchanged, UNCHANGED } from './record-passed.ts';
import { isRecorded } from './recording.ts';
import { isShownHere } from './run-step.ts';

const names = exampleNames();
const EXACT = /^(?:npm:.+@)?\d+\.\d+\.\d+$/;

/** @throws Error with one finding per line */
function expectNone(findings: string[]): void {
  if (findings.length > 0) throw new Error(`${findings.length} findings\n${findings.join('\n')}`);
}

/** Whether a step, or a script that one runs, opens pages. */
const needsBrowser = (name: string) =>
  existsSync(join(exampleFolder(name), 'browser.mjs')) ||
  readExample(name).steps.some(({ run }) => run.startsWith('browser '));

const [recorded, built] = [true, false].map((kind) =>
  names.filter((name) => (readExample(name).recorded !== undefined) === kind),
) as [string[], string[]];

for (const name of recorded) {
  test(`example ${name} was recorded with its present files`, () => {
    expect(isRecorded(name), `npm run examples -- ${name} --update, then read again what its pages say`).toBe(true);
  });
}

for (const name of built) {
  test(`example ${name} builds and prints what its pages show`, async () => {
    test.skip(isUnchanged(passLine(name)), UNCHANGED);
    test.skip(needsBrowser(name) && !findBrowser(), NO_BROWSER);
    const { problems, differs } = await proveExample(name);
    const pages = differs ? [pagesToReread(name)] : [];
    if (problems.length > 0) throw new Error([examplePath(name), ...problems, ...pages].join('\n'));
  });
}

test('there are examples, and all of them are tested', () => {
  const steps = names.flatMap((name) => readExample(name).steps);
  const elsewhere = steps.filter((step) => !isShownHere(step)).length;
  console.log(
    `${names.length} examples (${recorded.length} recorded), ${steps.length} steps, ${elsewhere} of another Node.js than ${process.version}`,
  );
  expect(names.length, 'examples/ is empty').toBeGreaterThan(0);
});

test('every example declares the installed versions', () => {
  const findings = built.flatMap((name) =>
    Object.entries(declaredDependencies(name)).flatMap(([dependency, range]) => {
      const installed = installedVersion(dependency);
      if (range.replace(/^\^/, '') === installed) return [];
      const mend = installed ? `write "^${installed}"` : 'install it at the root, or put it into node_modules.fixture';
      return [
        `${examplePath(name)}/package.json — ${dependency} is ${range}, installed is ${installed ?? 'none'} — ${mend}`,
      ];
    }),
  );
  expectNone(findings);
});

test('every recorded example declares exact versions, and the installed one of Rslib', () => {
  const findings = recorded.flatMap((name) =>
    Object.entries(declaredDependencies(name))
      .filter(([dependency, version]) =>
        dependency === '@rslib/core' ? version !== installedVersion(dependency) : !EXACT.test(version),
      )
      .map(([dependency, version]) => `${examplePath(name)}/package.json — ${dependency} is ${version}`),
  );
  expectNone(findings);
});

test('no example keeps expected files that its steps cannot produce', () => {
  const findings = names.flatMap((name) => {
    const folder = join(exampleFolder(name), 'expected');
    const { steps, tree, show } = readExample(name);
    const shown = show.length > 0 ? globSync(show, { cwd: folder, dot: true }) : [];
    const known = new Set([...steps.map(({ id }) => `${id}.txt`), ...(tree.length > 0 ? ['tree.txt'] : []), ...shown]);
    return listFiles(folder)
      .filter((path) => !known.has(path))
      .map(
        (path) => `${examplePath(name)}/expected/${path} — comes from no step — npm run examples -- ${name} --update`,
      );
  });
  expectNone(findings);
});

test("example.schema.json matches the runner's schema", () => {
  const file = join(examplesFolder, 'example.schema.json');
  expect(existsSync(file) && readFileSync(file, 'utf8'), 'npm run examples -- --update writes it').toBe(
    exampleJsonSchema(),
  );
});
