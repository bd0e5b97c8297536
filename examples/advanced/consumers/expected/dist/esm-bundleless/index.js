export { slugify } from "./slug.js";
