export { PaceBadge } from './PaceBadge';
export { pace } from './pace';
export { speed } from './speed';
