import { issue } from './ticket';

export const first = issue(1);
