export { pace } from './pace';
export { speed } from './speed';
