const date_field = 'date field';
const booking = `a ${date_field}`;
export { booking };
