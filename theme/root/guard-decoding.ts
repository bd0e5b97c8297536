import { safeDecode } from '../../shared/addresses/safe-decode';

/**
 * Makes all code of the page decode URLs without throwing. Rspress and its router decode them in many places, some twice,
 * and one lone `%`, as in `#100%`, would leave an empty page.
 */
export function guardDecoding(): void {
  globalThis.decodeURIComponent = safeDecode;
}
