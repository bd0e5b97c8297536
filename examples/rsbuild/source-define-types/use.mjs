import { builtOn } from 'source-define-types';

console.log(builtOn());
