function round(value) {
    return Math.round(10 * value) / 10;
}
function toFahrenheit(celsius) {
    return round(1.8 * celsius + 32);
}
export { toFahrenheit };
