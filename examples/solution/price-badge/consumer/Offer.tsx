import { type ReactNode, useEffect, useState } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'price-badge': { amount: number; children?: ReactNode };
    }
  }
}

export default function Offer() {
  const [amount, setAmount] = useState(4.5);
  useEffect(() => {
    // Only browsers have custom elements, so a server must not load this.
    void import('price-badge/define.js');
  }, []);
  return (
    <>
      <p>
        Today: <price-badge amount={amount}>$4.50</price-badge>
      </p>
      <button type="button" onClick={() => setAmount(amount > 3 ? amount - 0.5 : 4.5)}>
        Haggle
      </button>
    </>
  );
}
