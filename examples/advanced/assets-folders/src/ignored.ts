export const here: URL = new URL(/* rspackIgnore: true */ '.', import.meta.url);
export const themes: URL = new URL(/* rspackIgnore: true */ './themes/', import.meta.url);
