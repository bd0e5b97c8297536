const jobs = [];
export { jobs };
