export { average } from './average';
export { Rating, type RatingProps } from './Rating';
