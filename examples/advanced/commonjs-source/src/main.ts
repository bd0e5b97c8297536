export const run = () => require.main === module;
