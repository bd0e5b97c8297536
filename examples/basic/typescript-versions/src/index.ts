import { join } from './join';

export const here = (name: string): string => join(process.cwd(), name);
