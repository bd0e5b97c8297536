import star from "./theme/star.js";
const icon = star;
export { icon };
