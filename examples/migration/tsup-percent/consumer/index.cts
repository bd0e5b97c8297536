import { percent, type Percent } from 'tsup-percent';

export const half: Percent = percent(0.5);
