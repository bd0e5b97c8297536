import { accent } from '../../dist/footer/index.js';

export const style: ReturnType<typeof accent> = { '--accent': 'teal' };
