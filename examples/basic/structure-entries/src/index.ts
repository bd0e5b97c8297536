import { jobs } from './jobs.js';

export function enqueue(name: string): void {
  jobs.push(name);
}
