import './a.css';

export const name = 'a';
