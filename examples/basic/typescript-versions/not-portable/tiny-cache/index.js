export const createCache = () => new Map();
