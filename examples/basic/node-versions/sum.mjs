export const sum = (values) => values.reduce((total, value) => total + value, 0);
