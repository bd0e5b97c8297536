import './badge.css';
import { icon } from './icon';

export const badge = (text: string) => `<b class="badge">${icon('M0 0h8v8')} ${text}</b>`;
