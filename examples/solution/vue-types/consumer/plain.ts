export { LikeButton } from 'vue-types/plain';
