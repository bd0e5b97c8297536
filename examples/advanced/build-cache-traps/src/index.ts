import './badge.css';
import { round } from './round';

export const badge = (count: number): string => `<b class="badge">${round(count)}</b>`;
