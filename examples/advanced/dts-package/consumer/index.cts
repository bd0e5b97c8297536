import { parseHex, type Rgb } from 'dts-package';

const amber: Rgb = parseHex('#ffbf00');

// @ts-expect-error A number is refused, so the declarations were found.
parseHex(0xffbf00);

export const red: number = amber.red;
