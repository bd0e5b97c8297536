import { useToggle, useTotal } from '@acme/hooks';
import { Cart } from '@acme/icons/cart';
import type { Money } from '@acme/money';
import type { ReactElement } from 'react';
import { Button } from './Button';
import { Price } from './Price';

export function Basket({ prices }: { prices: Money[] }): ReactElement {
  const [isOpen, toggle] = useToggle();
  const { text } = useTotal(prices);
  return (
    <div>
      <Button onPress={toggle}>
        <Cart /> {text}
      </Button>
      {isOpen && prices.map((price) => <Price key={price.cents} {...price} />)}
    </div>
  );
}
