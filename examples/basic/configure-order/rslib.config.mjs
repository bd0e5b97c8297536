export default { banner: { js: '// rslib.config.mjs' } };
