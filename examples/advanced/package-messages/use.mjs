import { slug } from 'package-messages';

console.log(slug('A title'));
