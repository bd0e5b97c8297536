import lodash from "lodash";
const spokeLength = (rim)=>lodash.round(rim / 2 + 0.32, 1);
const catalogue = ()=>import("./catalogue~0.js");
export { catalogue, spokeLength };
