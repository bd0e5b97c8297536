import { PriceBadge } from './price-badge.ts';

if (!customElements.get('price-badge')) customElements.define('price-badge', PriceBadge);
