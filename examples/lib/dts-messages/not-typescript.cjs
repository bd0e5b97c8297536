module.exports = { name: 'not TypeScript' };
