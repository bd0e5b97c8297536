import { formatTime } from '../dist/on/index.js';

const time: string = formatTime(7, 5);

// @ts-expect-error A string is refused, so the declarations were found.
formatTime('7', '5');

export { time };
