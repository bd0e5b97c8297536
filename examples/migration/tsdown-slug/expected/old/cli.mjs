#!/usr/bin/env node
import { t as slugify } from "./slugify-BySg1iYf.mjs";
//#region src/cli.ts
console.log(slugify(process.argv[2]).text);
//#endregion
export {};

//# sourceMappingURL=cli.mjs.map