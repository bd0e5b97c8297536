const themes = import.meta.glob('./themes/*.ts', {
    eager: true
});
export { themes };
