#!/usr/bin/env node
import { slugify } from './slugify';

console.log(slugify(process.argv[2]).text);
