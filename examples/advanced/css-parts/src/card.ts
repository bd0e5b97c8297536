import './card.css';

export const card = (text: string) => `<div class="card">${text}</div>`;
