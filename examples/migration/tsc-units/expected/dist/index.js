export { convert } from "./convert.js";
export { help } from "./help.js";
export { Scale } from "./scale.js";
