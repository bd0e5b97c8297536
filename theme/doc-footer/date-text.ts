/** @param instant an ISO 8601 date and time; formatted in UTC */
export function dateText(instant: string, lang: string): string {
  return new Date(instant).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
}
