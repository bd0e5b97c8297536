import lodash from 'lodash';
import './gauge.css';
import needle from './needle.svg';

declare const __VERSION__: string;

export const version: string = __VERSION__;

export function gauge(share?: number): string {
  share ??= 0;
  const percent = Math.round(lodash.clamp(share, 0, 1) * 100);
  return `<span class="gauge"><img src="${needle}" alt="">${percent} %</span>`;
}
