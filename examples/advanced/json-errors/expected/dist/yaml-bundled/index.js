const queue = {
    retries: 3
};
const retries = queue.retries;
export { retries };
