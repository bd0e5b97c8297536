module.exports = { banner: { js: '// rslib.config.cts' } };
