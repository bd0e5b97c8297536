/** A heading as readers see it, without the id that a writer states as `\{#id}`. */
export function headingText(text: string): string {
  return text.replace(/\s*\\?\{#[^}]+\}\s*$/, '').trim();
}
