import { h } from 'vue';
import { LikeButton } from 'vue-types';

export const tea = h(LikeButton, { label: 'Tea', count: 2 });

// @ts-expect-error The label is missing, so the declarations were found.
export const nothing = h(LikeButton, { count: 2 });
