export default { banner: { js: '// rslib.config.mts' } };
