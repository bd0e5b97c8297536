import LikeButton_svelte from "./LikeButton.svelte";
const LikeButton = LikeButton_svelte;
export { LikeButton };
