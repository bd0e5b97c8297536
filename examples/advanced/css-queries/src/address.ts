export const address = new URL('./note.css', import.meta.url);
