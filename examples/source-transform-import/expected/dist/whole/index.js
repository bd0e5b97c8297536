const date_field = 'date field';
console.log('the whole of @acme/ui');
const booking = `a ${date_field}`;
export { booking };
