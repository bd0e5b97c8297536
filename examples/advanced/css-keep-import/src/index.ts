import './style.css';

export const card = 'card';
