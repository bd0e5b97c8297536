import { clock } from 'clock-text';

const text: string = clock(95);

// @ts-expect-error A string is refused, so the declarations were found.
clock('95');

export { text };
