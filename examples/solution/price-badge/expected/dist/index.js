export { PriceBadge } from "./c.js";
