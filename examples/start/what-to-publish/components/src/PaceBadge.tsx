import styles from './badge.module.css';
import { pace } from './pace';

export function PaceBadge(props: { kilometers: number; minutes: number }) {
  return <span className={styles.pace}>{pace(props.kilometers, props.minutes)}</span>;
}
