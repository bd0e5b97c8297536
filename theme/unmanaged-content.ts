import { UNMANAGED } from '../shared/shell-mark';

/** Props of elements whose content a script or the server provides: React keeps it while hydrating and afterwards. */
export const unmanagedContent = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
  [UNMANAGED]: '',
} as const;
