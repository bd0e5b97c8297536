import { createApp } from 'vue';
import likeButton from 'vue-global';
import Page from './Page.vue';

createApp(Page).use(likeButton).mount('#app');
