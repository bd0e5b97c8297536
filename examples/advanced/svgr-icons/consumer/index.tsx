import { checkUrl, Done } from 'svgr-icons';

export const done = <Done />;
export const address: string = checkUrl;

// @ts-expect-error There is no such property, so the declarations were found.
export const wrong = <Done tint="teal" />;
