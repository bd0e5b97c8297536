import { pad } from './pad';

export const passes: boolean = pad(7) === '07';
