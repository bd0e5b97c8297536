const address = new URL("./static/assets/note.css", import.meta.url);
export { address };
