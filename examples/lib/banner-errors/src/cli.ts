#!/usr/bin/env node
console.log('ready');
