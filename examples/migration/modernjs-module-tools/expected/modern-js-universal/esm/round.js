var round = function(value, digits) {
  return Number(value.toFixed(digits));
};
export {
  round
};
