import { PriceBadge } from "./c.js";
if (!customElements.get('price-badge')) customElements.define('price-badge', PriceBadge);
