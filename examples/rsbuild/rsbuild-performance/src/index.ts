let jobs = 0;

function count(): number {
  jobs += 1;
  return jobs;
}

export function enqueue(queue: string[], job: string): void {
  console.log('job', count());
  if (queue.length > 99) console.warn('the queue is long');
  queue.push(job);
}

export const print = (job: string) => console.log(job);
