import { daysLeft } from 'node-deadline';

export const days: number = daysLeft('2026-11-21', '2026-12-24');

// @ts-expect-error A Date is refused, so the declarations were found.
daysLeft(new Date(), '2026-12-24');
