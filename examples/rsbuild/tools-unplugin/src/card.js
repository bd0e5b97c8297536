export { default as PriceCard } from './PriceCard.vue';
