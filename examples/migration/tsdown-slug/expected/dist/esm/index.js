import { basename } from "node:path";
const loadedFrom = ()=>basename(import.meta.url);
var src_version = "0.9.0";
export { slugify } from "./k~0.js";
export { loadedFrom, src_version as version };

//# sourceMappingURL=index.js.map