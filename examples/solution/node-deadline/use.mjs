import { daysLeft } from 'node-deadline';

console.log(daysLeft('2026-11-21', '2026-12-24'));
