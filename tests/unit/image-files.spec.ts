import { expect, test } from '@playwright/test';
import type { SiteSources } from '../../checks/site-sources.ts';
import { imageFilesAreFit } from '../../checks/structure/image-files.ts';
import type { Finding } from '../../site/findings/finding.ts';

/** How a file of each kind begins, and ends where its end is known. */
const KINDS: Record<string, [begin: string, end?: string]> = {
  '.png': ['89504e470d0a1a0a', '49454e44ae426082'],
  '.jpg': ['ffd8ffe0', 'ffd9'],
  '.jpeg': ['ffd8ffe1', 'ffd9'],
  '.gif': ['474946383961', '3b'],
  '.webp': ['524946460000000057454250'],
  '.avif': ['0000001c6674797061766966'],
  '.ico': ['00000100'],
};

/** What is told of a file with these bytes. */
function faultsOf(name: string, hex: string): string[] {
  const bytes = Buffer.from(hex, 'hex');
  const files = { list: () => [`docs/public/${name}`], bytes: () => bytes };
  const site = { files, isAsked: () => true } as unknown as SiteSources;
  const found = [...(imageFilesAreFit.run(site, () => undefined) as Iterable<Finding>)];
  return found.map(({ what }) => what);
}

test('a whole image is nothing to mend, one that was cut is, and so is one with the ending of another kind', () => {
  for (const [ending, [begin, end = '']] of Object.entries(KINDS)) {
    expect(faultsOf(`one${ending}`, `${begin}00${end}`), ending).toEqual([]);
    const cut = end === '' ? [] : [`a ${ending} that ends too early`];
    expect(faultsOf(`one${ending}`, `${begin}00`), ending).toEqual(cut);
    const other = ending === '.gif' ? '.png' : '.gif';
    expect(faultsOf(`one${other}`, `${begin}00${end}`), ending).toEqual([expect.stringContaining(`it is no ${other}`)]);
  }
});
