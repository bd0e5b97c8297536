import { userAgent } from './dist/raw/index.js';

try {
  userAgent();
} catch (error) {
  console.log(String(error));
}
