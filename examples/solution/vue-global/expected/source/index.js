import LikeButton from "./LikeButton.vue";
const src = {
    install (app) {
        app.component('LikeButton', LikeButton);
    }
};
export default src;
export { LikeButton };
