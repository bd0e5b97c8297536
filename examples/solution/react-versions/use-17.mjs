import './dist/automatic/index.js';
