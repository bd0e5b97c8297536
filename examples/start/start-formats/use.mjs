import { clock } from 'clock-text';

console.log(clock(95));
