export { percent, version, type Percent } from './format.js';
export declare const loadedFrom: () => string;
