import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const fromHere = createRequire(import.meta.url);
const fromRspress = createRequire(fromHere.resolve('@rspress/core/package.json'));

/** Imports a package as Rspress does, in the version that it builds pages with. */
export async function importOfRspress<T>(name: string): Promise<T> {
  return (await import(pathToFileURL(fromRspress.resolve(name)).href)) as T;
}
