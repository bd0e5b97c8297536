import mark from "./mark.js";
const src_length = mark.length;
export { src_length as length };
