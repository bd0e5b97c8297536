#!/usr/bin/env node
import { percent } from './format';

console.log(percent(Number(process.argv[2])).text);
