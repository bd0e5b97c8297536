import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';
import { globSync } from 'tinyglobby';
import { brokenSeam, type Seam, type SeamName, seams } from './seams.ts';

/** Files of installed packages, by path below `node_modules`. */
export type Packages = ReadonlyMap<string, string>;

/** @param files a glob below `node_modules` */
export function readPackages(files: string): Packages {
  // A seam may be in a binary; all texts are ASCII.
  return new Map(
    globSync(files, { cwd: 'node_modules' }).map((file) => [file, readFileSync(`node_modules/${file}`, 'latin1')]),
  );
}

/** The texts that occur in no file. */
export function missingTexts(texts: readonly string[], packages: Packages): string[] {
  return texts.filter((text) => ![...packages.values()].some((content) => content.includes(text)));
}

/** @throws if an installed package no longer contains the evidence of a seam */
export function assertSeam(name: SeamName, packages = readPackages(seams[name].evidence.files)): void {
  const { evidence }: Seam = seams[name];
  const missing = missingTexts(evidence.texts, packages);
  if (missing.length > 0) throw brokenSeam(name, `not found: ${missing.join(', ')}`);
}

/** Ends the build before it starts if a package has changed where the site relies on it. */
export function assertSeams(): RspressPlugin {
  return {
    name: 'assert-seams',
    beforeBuild() {
      for (const name of Object.keys(seams)) assertSeam(name as SeamName);
    },
  };
}
