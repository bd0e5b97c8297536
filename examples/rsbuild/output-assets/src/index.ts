import dot from './dot.svg';

export { dot };
