import { markLength } from './index';

console.assert(markLength() > 0);
