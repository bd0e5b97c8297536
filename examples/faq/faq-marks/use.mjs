import { markLength } from 'faq-marks';

console.log(markLength());
