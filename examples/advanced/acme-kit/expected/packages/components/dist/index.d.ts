export { Badge } from './Badge.js';
export { Basket } from './Basket.js';
export { Button } from './Button.js';
export { Price } from './Price.js';
export { ThemeProvider } from './ThemeProvider.js';
