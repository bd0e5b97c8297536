/** @type {import('@rslib/core').RslibConfig} */
export default {
  format: 'amd',
};
