#!/usr/bin/env node
console.log(`${process.argv.length - 2} files to sort`);
export { };
