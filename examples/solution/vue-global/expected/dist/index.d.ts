import type { App } from 'vue';
import LikeButton from './LikeButton.vue';
export { LikeButton };
declare const _default: {
    install(app: App): void;
};
export default _default;
declare module 'vue' {
    interface GlobalComponents {
        LikeButton: typeof LikeButton;
    }
}
