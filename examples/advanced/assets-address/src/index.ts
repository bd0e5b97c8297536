import mark from './mark.svg';

export { mark };
