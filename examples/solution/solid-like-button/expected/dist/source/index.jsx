export { LikeButton } from "./LikeButton.jsx";
