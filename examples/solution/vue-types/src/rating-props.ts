export interface RatingProps {
  stars: number;
}
