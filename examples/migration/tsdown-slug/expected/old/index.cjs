Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
const require_slugify = require("./slugify-Z9KILxZA.cjs");
let node_path = require("node:path");
//#region src/index.ts
const loadedFrom = () => (0, node_path.basename)(require("url").pathToFileURL(__filename).href);
//#endregion
exports.loadedFrom = loadedFrom;
exports.slugify = require_slugify.slugify;
exports.version = require_slugify.version;

//# sourceMappingURL=index.cjs.map