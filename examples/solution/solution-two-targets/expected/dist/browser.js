function loadTheme() {
    return localStorage.getItem('theme') ?? "light";
}
export { loadTheme };
