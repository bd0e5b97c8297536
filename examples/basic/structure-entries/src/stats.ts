import { jobs } from './jobs.js';

export function waiting(): number {
  return jobs.length;
}
