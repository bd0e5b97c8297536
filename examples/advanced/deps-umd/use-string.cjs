try {
  require('./dist/string/index.js');
} catch (error) {
  console.log(error.message.split('\n')[0]);
}
