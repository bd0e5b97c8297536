import './badge.css';
import { withUnit } from '~/unit';

export interface BadgeProps {
  /** The distance, in the unit of the build */
  distance: number;
  tone?: 'calm' | 'loud';
}

export function Badge({ distance, tone = 'calm' }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{withUnit(distance)}</span>;
}
