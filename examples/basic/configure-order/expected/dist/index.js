// rslib.config.mjs
const depth = 3;
export { depth };
