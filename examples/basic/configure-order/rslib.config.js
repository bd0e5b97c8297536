export default { banner: { js: '// rslib.config.js' } };
