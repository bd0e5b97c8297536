import { useState } from 'react';

/** Declared as static, but needs React in the browser. */
export function DeadCounter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
