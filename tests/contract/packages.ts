import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Texts of installed packages by their path below `node_modules`. */
export type Packages = ReadonlyMap<string, string>;

export function readPackages(files: string): Packages {
  return new Map(
    globSync(files, { cwd: 'node_modules' }).map((file) => [file, readFileSync(`node_modules/${file}`, 'utf8')]),
  );
}

/** The texts that no file has. */
export function missingTexts(texts: readonly string[], packages: Packages): string[] {
  return texts.filter((text) => ![...packages.values()].some((content) => content.includes(text)));
}

/** The same packages after an upgrade that has renamed something. */
export function renamed(packages: Packages, text: string): Packages {
  return new Map([...packages].map(([file, content]) => [file, content.replaceAll(text, 'renamed')]));
}
