import type { SocialLink } from '@rspress/core';
import { isExternalUrl, normalizeImagePath, withBase } from '@rspress/core/runtime';
import { SocialIcon } from './SocialIcon';
import styles from './SocialLinks.module.css';

type Props = {
  link: SocialLink;
  name: string;
  /** Shows a link as its drawing alone. */
  isIcon?: boolean;
};

/** What a social link holds, by its mode: an address, words, an image, or markup of the site's owner. */
export function SocialContent({ link, name, isIcon = false }: Props) {
  const { mode, content } = link;
  if (mode === 'text') return <p className={styles.text}>{content}</p>;
  if (mode === 'img') return <img className={styles.image} src={normalizeImagePath(content)} alt={name} />;
  if (mode === 'dom') return <div className={styles.text} dangerouslySetInnerHTML={{ __html: content }} />;
  const isExternal = isExternalUrl(content);
  return (
    <a
      className={isIcon ? styles.icon : styles.link}
      href={isExternal ? content : withBase(content)}
      aria-label={isIcon ? name : undefined}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <SocialIcon link={link} />
      {!isIcon && name}
    </a>
  );
}
