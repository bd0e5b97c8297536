import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleFolder, repo } from '../../../shared/examples/places.ts';

/** Dependencies in an example's package.json, except for those in its node_modules.fixture. */
export function declaredDependencies(name: string): Record<string, string> {
  const file = join(exampleFolder(name), 'package.json');
  if (!existsSync(file)) return {};
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>;
  const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const fixture = join(exampleFolder(name), 'node_modules.fixture');
  return Object.fromEntries(declared.filter(([dependency]) => !existsSync(join(fixture, dependency))));
}

/** The installed version of a package, or undefined. */
export function installedVersion(dependency: string): string | undefined {
  const file = join(repo, 'node_modules', dependency, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
