import './badge.css';
import { escapeText } from './escape-text';

export const badge = (text: string) => `<b class="badge">${escapeText(text)}</b>`;
