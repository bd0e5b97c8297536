export default (code) => code.replace('LOADER', 'first');
