import "core-js/modules/es.array.at.js";
import "core-js/modules/es.string.at-alternative.js";
import "core-js/modules/esnext.string.at.js";
const newest = (versions)=>versions.at(-1);
export { newest };
