import { initials } from 'assistant-notes';

console.log(initials('Ada Lovelace'));
