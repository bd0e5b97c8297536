#!/usr/bin/env node
console.log('ready');
export { };

/*! Copyright Acme */