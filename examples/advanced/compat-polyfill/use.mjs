// Stands in for a browser that lacks the API.
delete Array.prototype.at;

const { newest } = await import('compat-polyfill');

console.log(newest(['1.0.0', '1.1.0']));
