import { createElement, forwardRef, memo } from 'react';

export const Price = memo(function Price({ euros }: { euros: number }) {
  return createElement('b', null, euros.toFixed(2));
});

export const Field = forwardRef<HTMLInputElement>(function Field(_props, ref) {
  return createElement('input', { ref });
});

function Divider() {
  return createElement('hr');
}

export const Rule = memo(Divider);

export const Cart = class Basket {};
