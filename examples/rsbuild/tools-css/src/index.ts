import './chip.css';

export const chip = (text: string): string => `<span class="chip">${text}</span>`;
