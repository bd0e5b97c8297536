import type { SocialLink } from '@rspress/core';
import type { PlainTextKey } from '../../site/texts';

/** The icons that Rspress has. */
const icons = [
  'bilibili',
  'bluesky',
  'discord',
  'facebook',
  'github',
  'gitlab',
  'instagram',
  'juejin',
  'lark',
  'linkedin',
  'npm',
  'qq',
  'slack',
  'wechat',
  'weibo',
  'x',
  'youtube',
  'zhihu',
] as const;

/**
 * What a social link is called: after its icon where Rspress knows it, else after its content.
 *
 * @returns the key of a text, or words that need no translation, or neither where the link has none
 */
export function socialName({ icon, mode, content }: SocialLink): { key?: PlainTextKey; words?: string } {
  // Rspress knows X by a capital letter too.
  const known = icons.find((name) => typeof icon === 'string' && name === icon.toLowerCase());
  if (known) return { key: `social.${known}` };
  if (mode === 'text') return { words: content };
  if (mode === 'dom') return { words: content.replace(/<[^>]*>/g, '').trim() || undefined };
  const host = URL.canParse(content) ? new URL(content).hostname : '';
  return { words: host.replace(/^www\./, '') || undefined };
}
