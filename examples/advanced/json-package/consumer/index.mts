import { version } from 'json-package';

export const major: string = version.split('.')[0]!;

// @ts-expect-error It is no number, so the declarations were found.
version.toFixed();
