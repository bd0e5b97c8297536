import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

// Stylesheets have no types.
const options = { excludeEntrypoints: ['./style.css'] };

for (const file of process.argv.slice(2)) {
  const { packageName, problems } = await checkPackage(createPackageFromTarballData(readFileSync(file)), options);
  // These packages are ESM only, and `node10` reads no `exports`.
  const found = problems.filter(({ kind, resolutionKind }) => kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10');
  console.log(packageName, found.length, 'problems');
  if (found.length > 0) process.exitCode = 1;
}
