const date_field = 'DateField';
const booking = `a ${date_field}`;
export { booking };
