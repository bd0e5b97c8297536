import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const run = ()=>__rspack_createRequire_require("lodash").capitalize('kg');
export { run };
