import { useState } from 'preact/hooks';

export function Badge({ amount }: { amount: number }) {
  const [shown, show] = useState(amount);
  return <button onClick={() => show(shown + 1)}>${shown.toFixed(2)}</button>;
}
