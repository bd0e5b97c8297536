import { expect, test } from 'playwright/test';
import { assertSeam, readPackages } from '../../plugins/assert-seams.ts';
import { type SeamName, seams } from '../../plugins/seams.ts';
import { renamed } from './renamed.ts';

for (const [name, { evidence }] of Object.entries(seams)) {
  test(`the build fails if what the seam "${name}" relies on is renamed`, () => {
    const packages = readPackages(evidence.files);
    assertSeam(name as SeamName, packages);
    for (const text of evidence.texts) {
      expect(() => assertSeam(name as SeamName, renamed(packages, text))).toThrow(
        new RegExp(`^Seam "${name}": not found: .* Look in `),
      );
    }
  });
}
