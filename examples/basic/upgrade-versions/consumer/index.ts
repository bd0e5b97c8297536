import { spokeLength } from '../dist/index.js';

export const length: number = spokeLength(622);
