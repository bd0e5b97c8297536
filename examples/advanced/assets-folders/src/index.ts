export const here: URL = new URL('.', import.meta.url);
