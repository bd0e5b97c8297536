import { createSignal } from 'solid-js';
import styles from './LikeButton.module.css';

export interface LikeButtonProps {
  /** What is liked. */
  label: string;
  count?: number;
  onLike?: (total: number) => void;
}

export function LikeButton(props: LikeButtonProps) {
  const [total, setTotal] = createSignal(props.count ?? 0);
  const like = () => props.onLike?.(setTotal(total() + 1));
  return (
    <button type="button" class={styles.like} onClick={like}>
      {props.label} {total()}
    </button>
  );
}
