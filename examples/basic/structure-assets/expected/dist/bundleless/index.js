export { badge } from "./badge/badge.js";
