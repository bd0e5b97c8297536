import { accent } from '../../dist/bundled/index.js';

export const style: ReturnType<typeof accent> = { '--accent': 'teal' };
