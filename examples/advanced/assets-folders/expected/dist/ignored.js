const here = new URL('.', import.meta.url);
const themes = new URL('./themes/', import.meta.url);
export { here, themes };
