export default 'white';
