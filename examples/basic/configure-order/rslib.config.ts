export default { banner: { js: '// rslib.config.ts' } };
