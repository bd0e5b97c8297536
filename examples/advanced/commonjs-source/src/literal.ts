export const run = () => require('./unit.cjs').unit;
