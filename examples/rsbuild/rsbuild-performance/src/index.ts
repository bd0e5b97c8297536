export function enqueue(queue: string[], job: string): void {
  console.log('enqueue', job);
  if (queue.length > 99) console.warn('the queue is long');
  queue.push(job);
}
