import lodash from 'lodash';

declare const __VERSION__: string;

export type Percent = { share: number; text: string };

export function percent(share?: number): Percent {
  share ??= 0;
  const value = lodash.clamp(share, 0, 1);
  return { share: value, text: `${Math.round(value * 100)} %` };
}

export const version: string = __VERSION__;
