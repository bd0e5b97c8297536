const queue = {
    retries: 3
};
export default queue;
