import { rsbuild, rspack, version } from '@rslib/core';

console.log('@rslib/core', version);
console.log('@rsbuild/core', rsbuild.version);
console.log('@rspack/core', rspack.rspackVersion);
