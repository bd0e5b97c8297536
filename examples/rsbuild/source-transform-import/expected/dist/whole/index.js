const date_field = 'DateField';
console.log('@acme/ui');
const booking = `a ${date_field}`;
export { booking };
