import padStart from 'lodash/padStart.js';

export const clock = (minutes: number, seconds: number): string => `${minutes}:${padStart(`${seconds}`, 2, '0')}`;
