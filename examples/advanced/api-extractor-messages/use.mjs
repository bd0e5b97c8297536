import { slug } from 'api-extractor-messages';

console.log(slug('A title', { separator: '-' }));
