// preview
const depth = 3;
export { depth };
