/*! Copyright Acme */
#!/usr/bin/env node
console.log('ready');
export { };
