export default [{ format: 'esm' }, { format: 'cjs' }];
