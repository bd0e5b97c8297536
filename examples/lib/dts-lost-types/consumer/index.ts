import { isOpen } from '../dist/per-file/index.js';

export const open: boolean = isOpen({ closed: false });
