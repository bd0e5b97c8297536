import "./theme/base.css";
import badge_module from "./theme/badge.module.js";
const badge = badge_module.badge;
export { badge };
