import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Files of installed packages, by path below `node_modules`. */
export type Packages = ReadonlyMap<string, string>;

/** @param files a glob below `node_modules` */
export function readPackages(files: string): Packages {
  return new Map(
    globSync(files, { cwd: 'node_modules' }).map((file) => [file, readFileSync(`node_modules/${file}`, 'utf8')]),
  );
}

/** The texts that occur in no file. */
export function missingTexts(texts: readonly string[], packages: Packages): string[] {
  return texts.filter((text) => ![...packages.values()].some((content) => content.includes(text)));
}
