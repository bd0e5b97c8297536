import { type ReactNode, useEffect, useState } from 'react';

type Props = { start?: number; children?: ReactNode };

/** Counts clicks, and says whether its effects have run. */
export function Counter({ start = 0, children }: Props) {
  const [count, setCount] = useState(start);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <p data-awake={isAwake || undefined}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Liked ${count}`}
      </button>
      {children}
    </p>
  );
}
