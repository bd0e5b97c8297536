import { answer } from 'faq-messages';

console.log(answer);
