import { type SubmitEvent, useState } from 'react';
import { Total } from 'react-compiler';

export default function Bill() {
  const [prices, setPrices] = useState([3, 4]);
  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const price = Number(new FormData(event.currentTarget).get('price'));
    // After `prices.push(price)` it would be the same array, and the sum would come from the cache.
    setPrices([...prices, price]);
  }
  return (
    <form onSubmit={add}>
      <label>
        Price <input name="price" inputMode="numeric" pattern="[0-9]+" required defaultValue="5" size={5} />
      </label>{' '}
      <button type="submit">Add</button>
      <p>
        {prices.join(' + ')} = <Total prices={prices} />
      </p>
    </form>
  );
}
