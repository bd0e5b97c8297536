import { title } from 'old-chart';

export const run = () => title('kg');
