import { paint } from 'configure-merge';

console.log(paint('south wall'));
