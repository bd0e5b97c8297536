module.exports = { unit: 'kg' };
