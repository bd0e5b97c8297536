import dash from "./dash.js";
const markLength = ()=>dash.trim().length;
export { markLength };
