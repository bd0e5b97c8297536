export { average } from "./average.jsx";
export { Rating } from "./Rating.jsx";
