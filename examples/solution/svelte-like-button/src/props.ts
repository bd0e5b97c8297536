export interface LikeButtonProps {
  /** What is liked. */
  label: string;
  count?: number;
}
