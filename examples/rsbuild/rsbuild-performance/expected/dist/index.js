function enqueue(queue, job) {
    if (queue.length > 99) console.warn('the queue is long');
    queue.push(job);
}
export { enqueue };
