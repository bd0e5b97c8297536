/** @license bundled-licenses 1.0.0 | MIT */
import { round } from 'acme-round';
import { sum } from 'acme-sum';

console.log(round(sum([1.005, 2])));
