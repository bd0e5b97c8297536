import { basename } from "node:path";
const loadedFrom = ()=>basename(import.meta.url);
var src_version = "2.3.0";
export { percent } from "./a~0.js";
export { loadedFrom, src_version as version };

//# sourceMappingURL=index.js.map