const { title } = require('./dist/web-cjs/index.cjs');

console.log(title('require'));
