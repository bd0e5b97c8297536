export default 'black';
