import Check from './check.svg?react';
import inlined from './check.svg?inline';

export const checkUrl: string = inlined;

export function Done() {
  return <Check role="img" aria-label="done" width={24} height={24} />;
}
