console.log('the script runs');
