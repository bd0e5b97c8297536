import { isoDate } from 'output-files';

console.log(isoDate(new Date(0)));
