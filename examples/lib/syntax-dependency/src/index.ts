import { seconds } from '@acme/duration';

export function countdown(time?: { seconds?: number; label?: string }): string {
  return `${time?.label ?? 'T'} minus ${seconds(time)}`;
}
