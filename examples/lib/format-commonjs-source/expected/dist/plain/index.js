module.exports = {
    double: (value)=>2 * value
};
export { };
