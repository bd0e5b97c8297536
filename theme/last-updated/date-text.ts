/**
 * Writes an instant as a date in words.
 *
 * @param instant an ISO 8601 date and time with its zone
 * @param lang the language to write in
 * @param timeZone the zone whose calendar counts, or undefined for the reader's own
 * @throws RangeError where the instant is none
 */
export function dateText(instant: string, lang: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone }).format(new Date(instant));
}
