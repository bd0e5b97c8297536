import { Rating } from 'react-rating';

export const tea = <Rating label="Tea" initial={2} />;

// @ts-expect-error The label is missing, so the declarations were found.
export const nothing = <Rating />;
