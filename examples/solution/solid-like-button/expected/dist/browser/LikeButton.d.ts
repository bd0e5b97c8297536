export interface LikeButtonProps {
    /** What is liked. */
    label: string;
    count?: number;
    onLike?: (total: number) => void;
}
export declare function LikeButton(props: LikeButtonProps): import("solid-js").JSX.Element;
