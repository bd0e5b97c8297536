import { usePage, useSite } from '@rspress/core/runtime';
import type { Lang } from '../../shared/languages';
import { languageOfPath } from '../../shared/tools';
import { homeAddress } from '../locale-address';

/** The language of the tools, by the page's prefix (D-09): elsewhere in an unknown path, `zh` is a name like others. */
export function useToolLanguage(): Lang {
  return languageOfPath(homeAddress(usePage().page, useSite().site));
}
