import './card.css';
import type { ReactElement, ReactNode } from 'react';

export interface CardProps {
  title: string;
  children: ReactNode;
}

export function Card({ title, children }: CardProps): ReactElement {
  return (
    <article className="card">
      <h3>{title}</h3>
      <p>{children}</p>
    </article>
  );
}
