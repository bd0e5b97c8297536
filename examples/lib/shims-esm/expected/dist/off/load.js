function load(name) {
    return require(name);
}
export { load };
