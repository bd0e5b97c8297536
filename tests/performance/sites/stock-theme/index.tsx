import { getCustomMDXComponent as getStockComponents } from '@rspress/core/theme-original';
import { getCustomMDXComponent as getOwnComponents } from '../../../../theme/mdx/get-custom-mdx-component';

// The theme of Rspress, plus the components that pages use.
export * from '@rspress/core/theme-original';

export function getCustomMDXComponent() {
  return { ...getOwnComponents(), ...getStockComponents() };
}
