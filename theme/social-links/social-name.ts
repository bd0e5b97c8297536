import type { SocialLink } from '@rspress/core';

/**
 * The name of a social link: of its icon, if the dictionary has it, else of its content.
 *
 * @param words translates a key of the dictionary, and returns anything else as it is
 */
export function socialName({ icon, mode, content }: SocialLink, words: (key: string) => string): string {
  // Rspress accepts `X` besides `x`.
  const key = typeof icon === 'string' ? `social.${icon.toLowerCase()}` : '';
  if (words(key) !== key) return words(key);
  const name = mode === 'text' ? content : mode === 'dom' ? content.replace(/<[^>]*>/g, '').trim() : hostOf(content);
  return name || words('social.other');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}
