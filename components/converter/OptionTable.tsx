import type { ReactNode } from 'react';

/**
 * What Rslib has for the options of another tool. Pages write `<OptionTable tool="vite" part="lib" />`; the build inserts
 * the table.
 */
export function OptionTable({ children }: { tool: string; part?: string; children?: ReactNode }) {
  return <>{children}</>;
}
