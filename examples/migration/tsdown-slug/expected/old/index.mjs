import { n as version, t as slugify } from "./slugify-BySg1iYf.mjs";
import { basename } from "node:path";
//#region src/index.ts
const loadedFrom = () => basename(import.meta.url);
//#endregion
export { loadedFrom, slugify, version };

//# sourceMappingURL=index.mjs.map