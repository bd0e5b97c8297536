import { Badge, Price } from '@acme/components';
import { Basket } from './basket';

export default function Page() {
  const prices = [
    { cents: 450, currency: 'EUR' },
    { cents: 520, currency: 'EUR' },
  ];
  return (
    <>
      <Badge text="New" /> <Price {...prices[0]} />
      <Basket prices={prices} />
    </>
  );
}
