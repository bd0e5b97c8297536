export const run = () => require('lodash').capitalize('kg');
