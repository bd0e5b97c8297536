let jobs = 0;
function count() {
    jobs += 1;
    return jobs;
}
function enqueue(queue, job) {
    count();
    if (queue.length > 99) console.warn('the queue is long');
    queue.push(job);
}
const print = (job)=>console.log(job);
export { enqueue, print };
