function encode(text) {
    const bytes = new TextEncoder().encode(text);
    return btoa(String.fromCharCode(...bytes));
}
export { encode };
