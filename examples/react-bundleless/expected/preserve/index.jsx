export { Rating } from "./Rating.jsx";
