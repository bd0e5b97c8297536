export const round = (value) => Math.round(value);
