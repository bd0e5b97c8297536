import { title } from 'report';

console.log(title);
