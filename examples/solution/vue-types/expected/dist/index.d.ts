import type { FunctionalComponent } from 'vue';
export interface LikeButtonProps {
    /** What is liked. */
    label: string;
    count?: number;
}
export declare const LikeButton: FunctionalComponent<LikeButtonProps>;
