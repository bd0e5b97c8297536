/**
 * Formats an instant as a date.
 *
 * @param instant an ISO 8601 date and time
 * @param timeZone undefined for the reader's own
 * @throws RangeError where the instant is invalid
 */
export function dateText(instant: string, lang: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone }).format(new Date(instant));
}
