import { createElement } from 'react';

export const price = createElement('b', null, '1.99 EUR');
