const round = (value, digits)=>Number(value.toFixed(digits));
function fromCelsius(celsius, digits) {
    return {
        celsius,
        fahrenheit: round(1.8 * celsius + 32, null != digits ? digits : 1)
    };
}
export { fromCelsius };
