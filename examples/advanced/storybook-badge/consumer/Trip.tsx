import { useState } from 'react';
import { Badge } from 'storybook-badge';
import 'storybook-badge/index.css';

export default function Trip() {
  const [distance, setDistance] = useState(12);
  return (
    <>
      <p>
        To the sea: <mark><Badge distance={distance} tone={distance > 50 ? 'loud' : 'calm'} /></mark>
      </p>
      <button type="button" onClick={() => setDistance(distance === 12 ? 90 : 12)}>
        {distance === 12 ? 'Along the coast' : 'Straight on'}
      </button>
    </>
  );
}
