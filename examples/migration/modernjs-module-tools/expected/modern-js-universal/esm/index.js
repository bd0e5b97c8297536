import { round } from "./round";
function fromCelsius(celsius, digits) {
  return {
    celsius,
    fahrenheit: round(celsius * 1.8 + 32, digits !== null && digits !== void 0 ? digits : 1)
  };
}
export {
  fromCelsius
};
