import type { Packages } from '../../plugins/assert-seams.ts';

/** The packages as after an upgrade that renames a text. */
export function renamed(packages: Packages, text: string): Packages {
  return new Map([...packages].map(([file, content]) => [file, content.replaceAll(text, 'renamed')]));
}
