console.log(`${process.argv.length - 2} files to sort`);
