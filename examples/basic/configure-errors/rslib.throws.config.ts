export default () => {
  throw new Error('TARGET is not set');
};
