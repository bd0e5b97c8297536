import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

const tarball = readFileSync(process.argv[2]);
const { entrypoints, problems } = await checkPackage(createPackageFromTarballData(tarball));

const { node10, ...consumers } = entrypoints['.'].resolutions; // node10 reads no exports.
for (const [consumer, { resolution }] of Object.entries(consumers)) {
  console.log(consumer.padEnd(10), resolution?.fileName.replace(/.*\/dist/, 'dist') ?? '-');
}
const found = problems.filter(({ resolutionKind }) => resolutionKind !== 'node10');
console.log({ problems: found.length });
for (const { kind, resolutionKind } of found) console.log(kind, resolutionKind ?? '');
process.exitCode = found.length > 0 ? 1 : 0;
