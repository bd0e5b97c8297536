export const run = () => require.resolve('lodash').split('/').slice(-2).join('/');
