import Check from './check.svg?react';

export function Done() {
  return <Check role="img" aria-label="done" width={24} height={24} />;
}
