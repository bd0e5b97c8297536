import { expect, test } from '@playwright/test';
import { brokenSeam, type Seam, type SeamName, seams } from '../../plugins/seams.ts';
import { missingTexts, readPackages, renamed } from './packages.ts';

for (const [name, { evidence }] of Object.entries<Seam>(seams)) {
  test(`the installed packages have what the seam "${name}" relies on, and a renamed one is noticed`, () => {
    const packages = readPackages(evidence.files);
    const missing = missingTexts(evidence.texts, packages);
    if (missing.length > 0) throw brokenSeam(name as SeamName, `not found: ${missing.join(', ')}`);
    for (const text of evidence.texts) expect(missingTexts(evidence.texts, renamed(packages, text))).toContain(text);
  });
}
