import "./theme/base.scss";
import badge_module from "./theme/badge.module.css";
const badge = badge_module.badge;
export { badge };
