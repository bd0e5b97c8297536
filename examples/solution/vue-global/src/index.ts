import type { App } from 'vue';
import LikeButton from './LikeButton.vue';

export { LikeButton };

export default {
  install(app: App) {
    app.component('LikeButton', LikeButton);
  },
};

declare module 'vue' {
  interface GlobalComponents {
    LikeButton: typeof LikeButton;
  }
}
