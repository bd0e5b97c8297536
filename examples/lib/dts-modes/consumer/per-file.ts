import { parse, type Duration } from '../dist/per-file/index.js';

const film: Duration = parse('2h 10m');

// @ts-expect-error A number is refused, so the declarations were found.
parse(130);

export const minutes: number = film.hours * 60 + film.minutes;
