import { initials } from './vendor/initials.js';

export const badge = (user?: { name: string }): string => initials(user) ?? '??';
