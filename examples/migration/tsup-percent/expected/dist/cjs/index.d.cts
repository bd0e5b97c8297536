export { percent, version, type Percent } from './format.cjs';
export declare const loadedFrom: () => string;
