import { parse } from 'debug-parse';

console.log(parse('a=1; b=2'));
try {
  parse('a=1; b');
} catch (error) {
  console.log(error.message, error.stack.match(/[\w/]+\.[jt]s:\d+/)[0]);
}
