import './badge.css';
import dot from './dot.svg';

export function badge(text: string): string {
  return `<span class="badge"><img src="${dot}" alt="">${text}</span>`;
}
