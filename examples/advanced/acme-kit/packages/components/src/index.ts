export { Badge } from './Badge';
export { Basket } from './Basket';
export { Button } from './Button';
export { Price } from './Price';
export { ThemeProvider } from './ThemeProvider';
