/**
 * Formats an instant as a date in UTC.
 *
 * @param instant an ISO 8601 date and time
 */
export function dateText(instant: string, lang: string): string {
  return new Date(instant).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
}
