import type { SocialLink } from '@rspress/core';

/**
 * The name of a social link: that of its icon if the dictionary has it, else derived from its content.
 *
 * @param words translates dictionary keys and returns anything else unchanged
 */
export function socialName({ icon, mode, content }: SocialLink, words: (key: string) => string): string {
  // Rspress accepts both `X` and `x`.
  const key = typeof icon === 'string' ? `social.${icon.toLowerCase()}` : '';
  if (words(key) !== key) return words(key);
  const name = mode === 'text' ? content : mode === 'dom' ? content.replace(/<[^>]*>/g, '').trim() : hostOf(content);
  return name || words('social.other');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}
