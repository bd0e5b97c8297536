import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { cacheFolder, exampleNames, readExample, repo } from '../../checks/example-files/places.ts';

/**
 * Type-checks every config of every example, because Rslib itself passes over keys that it does not
 * know. A config whose type errors are a step of its example is left to that step.
 */
export function typeErrorsOfConfigs(): { configs: number; errors: string[] } {
  const files = globSync('examples/*/**/rslib*.config.{ts,mts}', {
    cwd: repo,
    ignore: ['**/{node_modules,expected,dist}/**', ...configsThatMustFail()],
  });
  const project = join(cacheFolder, 'configs.tsconfig.json');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2023',
    module: 'preserve',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    types: ['node'],
    typeRoots: [join(repo, 'node_modules', '@types')],
  };
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(project, JSON.stringify({ compilerOptions, files: files.map((file) => join(repo, file)) }));
  const tsc = join(repo, 'node_modules', '.bin', 'tsc');
  const { stdout, error } = spawnSync(tsc, ['-p', project, '--pretty', 'false'], { cwd: repo, encoding: 'utf8' });
  if (error) throw error;
  return { configs: files.length, errors: stdout.split('\n').filter((line) => line.trim() !== '') };
}

function configsThatMustFail(): string[] {
  return exampleNames().flatMap((name) =>
    readExample(name)
      .steps.filter(({ run, exit }) => run.startsWith('tsc ') && exit !== 0)
      .flatMap(({ run }) => run.split(' ').filter((word) => /^rslib.*\.config\.m?ts$/.test(word)))
      .map((config) => `examples/${name}/${config}`),
  );
}
