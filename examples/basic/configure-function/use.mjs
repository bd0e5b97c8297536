import { isUnit } from 'configure-function';

console.log(isUnit('second'), isUnit('furlong'));
