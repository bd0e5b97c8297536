module.exports = { banner: { js: '// rslib.config.cjs' } };
