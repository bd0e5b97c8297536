export const themes: URL = new URL('./themes/', import.meta.url);
export const command: URL = new URL('./cli.js', import.meta.url);
