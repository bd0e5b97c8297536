import { readFileSync } from 'node:fs';
import { build } from './storybook.mjs';

build('kept', 'static/kept', '.storybook-kept');
console.log(readFileSync('kept.txt', 'utf8'));
