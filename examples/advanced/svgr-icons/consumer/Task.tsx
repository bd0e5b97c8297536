import { useState } from 'react';
import { Done } from 'svgr-icons';

export default function Task() {
  const [isDone, setDone] = useState(true);
  return (
    <button type="button" aria-pressed={isDone} onClick={() => setDone(!isDone)}>
      Water the plants {isDone ? <Done /> : <svg width={24} height={24} aria-hidden="true" />}
    </button>
  );
}
