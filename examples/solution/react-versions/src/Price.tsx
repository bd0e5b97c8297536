import * as React from 'react';

export function Price({ value }: { value: number }): React.ReactNode {
  return <b>{value} €</b>;
}
