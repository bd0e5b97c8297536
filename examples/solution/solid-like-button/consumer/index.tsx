import { LikeButton } from 'solid-like-button';

export const tea = <LikeButton label="Tea" count={2} onLike={(total) => total} />;

// @ts-expect-error The label is missing, so the declarations were found.
export const nothing = <LikeButton />;
