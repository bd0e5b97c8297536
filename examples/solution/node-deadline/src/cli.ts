#!/usr/bin/env node
import { daysLeft, readDates } from './index.js';

const [from, file] = process.argv.slice(2);

if (from && file) {
  for (const date of readDates(file)) console.log(date, daysLeft(from, date));
} else {
  console.error('usage: deadline <from> <file>');
  process.exitCode = 1;
}
