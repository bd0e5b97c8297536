import { ReactComponent as Check } from './check.svg';

export function Done() {
  return <Check role="img" aria-label="done" width={24} height={24} />;
}
