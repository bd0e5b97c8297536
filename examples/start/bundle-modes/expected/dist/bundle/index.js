function add(a, b) {
    return a + b;
}
function subtract(a, b) {
    return add(a, -b);
}
export { add, subtract };
