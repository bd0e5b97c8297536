// src/round.ts
var round = (value, digits) => Number(value.toFixed(digits));

// src/index.ts
function fromCelsius(celsius, digits) {
  return { celsius, fahrenheit: round(celsius * 1.8 + 32, digits != null ? digits : 1) };
}
export {
  fromCelsius
};
