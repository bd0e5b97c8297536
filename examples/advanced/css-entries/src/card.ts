import './card.css';
import { icon } from './icon';

export const card = (text: string) => `<div class="card">${icon('M0 4h8')} ${text}</div>`;
