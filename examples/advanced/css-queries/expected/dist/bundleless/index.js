export { default as inline, default as raw, default as url } from "./note.js";
