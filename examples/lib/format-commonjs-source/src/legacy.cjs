module.exports = {
  double: (value) => value * 2,
};
