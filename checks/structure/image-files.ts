import path from 'node:path';
import type { Finding } from '../../site/findings/finding.ts';
import { findingIn } from '../../site/findings/format-finding.ts';
import type { Check } from '../check.ts';
import { svgFault } from './svg-fault.ts';

/** What a picture may weigh in kB: a page with its scripts and fonts weighs about as much, and readers wait for both. */
const LIMIT_KB = 200;

/** The bytes, in hexadecimal digits, with which files begin and end that are what their ending says. */
const SIGNATURES: Record<string, { begin: RegExp; end?: RegExp }> = {
  '.png': { begin: /^89504e470d0a1a0a/, end: /49454e44.{8}$/ },
  '.jpg': { begin: /^ffd8ff/, end: /ffd9$/ },
  '.jpeg': { begin: /^ffd8ff/, end: /ffd9$/ },
  '.gif': { begin: /^474946383[79]61/, end: /3b$/ },
  '.webp': { begin: /^52494646.{8}57454250/ },
  '.avif': { begin: /^.{8}6674797061766(?:966|973)/ },
  '.ico': { begin: /^00000100/ },
};

export const imageFilesAreFit: Check = {
  name: 'image-files',
  looksAt: 'files of images',
  *run(site, looked) {
    const pictures = site.files
      .list('docs/**/*')
      .filter((file) => endingOf(file) === '.svg' || endingOf(file) in SIGNATURES);
    for (const file of pictures.filter(site.isAsked)) {
      looked();
      const bytes = site.files.bytes(file) ?? new Uint8Array();
      yield* nameFaults(file);
      const kilobytes = Math.ceil(bytes.length / 1000);
      if (kilobytes > LIMIT_KB)
        yield findingIn(
          file,
          `the image has ${kilobytes} kB`,
          `save it with ${LIMIT_KB} kB at most: smaller, or as WebP`,
        );
      const fault =
        endingOf(file) === '.svg' ? svgFault(Buffer.from(bytes).toString('utf8')) : contentFault(file, bytes);
      if (fault) yield findingIn(file, fault.what, fault.how);
    }
  },
};

const endingOf = (file: string) => path.extname(file).toLowerCase();

/** An address has to be typed the same way on every host. */
function* nameFaults(file: string): Generator<Finding> {
  const name = path.basename(file);
  const better = name.toLowerCase().replace(/[\s_]+/g, '-');
  if (/[A-Z\s]/.test(name)) yield findingIn(file, `the name "${name}" has a capital or a space`, `name it ${better}`);
}

function contentFault(file: string, bytes: Uint8Array): { what: string; how: string } | undefined {
  const hex = Buffer.from(bytes).toString('hex');
  const ending = endingOf(file);
  const known = SIGNATURES[ending];
  if (known?.begin.test(hex)) {
    const isWhole = known.end?.test(hex) ?? true;
    return isWhole ? undefined : { what: `a ${ending} that ends too early`, how: 'save the image again' };
  }
  const other = Object.keys(SIGNATURES).find((one) => SIGNATURES[one]?.begin.test(hex));
  if (other) return { what: `it is no ${ending} but a ${other}`, how: 'give it that ending, or save it anew' };
  return { what: `it is no ${ending}, nor another image`, how: 'save the image again' };
}
