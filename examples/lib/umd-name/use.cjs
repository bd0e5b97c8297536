const { black, gray } = require('tone-kit');

console.log(gray(40), black);
