export default { banner: { js: '// preview' }, output: { distPath: 'preview' } };
