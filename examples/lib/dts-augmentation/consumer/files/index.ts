import { accent } from '../../dist/files/index.js';

export const style: ReturnType<typeof accent> = { '--accent': 'teal' };
