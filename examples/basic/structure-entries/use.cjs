const { enqueue } = require('structure-entries');
const { waiting } = require('structure-entries/stats');

enqueue('resize');
console.log('cjs:', waiting());
