import { area } from 'configure-api';

console.log(area(3, 4));
