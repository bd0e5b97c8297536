import type { SocialLink } from '@rspress/core';
import icons from 'virtual-social-links';
import { Icon } from '../nav/Icon';
import styles from './SocialLinks.module.css';

/** The drawing of a social link: one that Rspress has, or one of the site's owner. */
export function SocialIcon({ link: { icon } }: { link: SocialLink }) {
  const markup = typeof icon === 'string' ? icons[icon] : icon?.svg;
  if (!markup) return <Icon name="person" />;
  // Rspress's are as wide as what they stand in; without the style that is the page.
  const small = markup.replace('width="100%"', 'width="20" height="20"');
  return <span className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: small }} />;
}
