import { Basket } from '../src';

export default { component: Basket };

export const TwoPrices = {
  args: {
    prices: [
      { cents: 450, currency: 'EUR' },
      { cents: 520, currency: 'EUR' },
    ],
  },
};
