import { SlugBook } from 'slug-kit';

const book = new SlugBook();
console.log(book.add('Hello World'), book.add('hello world'));
