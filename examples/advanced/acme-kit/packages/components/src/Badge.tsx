import { Star } from '@acme/icons/star';
import type { ReactElement } from 'react';

export const Badge = ({ text }: { text: string }): ReactElement => (
  <span className="badge">
    <Star />
    {text}
  </span>
);
