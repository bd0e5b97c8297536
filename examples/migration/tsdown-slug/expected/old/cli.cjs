#!/usr/bin/env node
const require_slugify = require("./slugify-Z9KILxZA.cjs");
//#region src/cli.ts
console.log(require_slugify.slugify(process.argv[2]).text);
//#endregion

//# sourceMappingURL=cli.cjs.map