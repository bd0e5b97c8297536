export { average } from "./average.js";
export { Rating } from "./Rating.js";
