export { PriceBadge } from './price-badge.ts';
