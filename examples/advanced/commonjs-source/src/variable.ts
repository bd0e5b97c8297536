const load = (name: string) => require(name);

export const run = () => load('lodash').capitalize('kg');
