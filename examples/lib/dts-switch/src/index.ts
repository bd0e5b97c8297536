import { pad } from './pad';

/** Formats a time of day, such as 07:05. */
export function formatTime(hours: number, minutes: number): string {
  return `${pad(hours)}:${pad(minutes)}`;
}
