const round = (value, digits) => Number(value.toFixed(digits));
export {
  round
};
