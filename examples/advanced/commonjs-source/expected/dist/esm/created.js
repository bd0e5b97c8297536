import { createRequire } from "node:module";
const load = createRequire(import.meta.url);
const run = ()=>load('./unit.cjs').unit;
export { run };
