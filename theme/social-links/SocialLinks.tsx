import type { SocialLink } from '@rspress/core';
import { useSite } from '@rspress/core/runtime';
import { Icon } from '../nav/Icon';
import { NavMenu } from '../nav/NavMenu';
import { useText } from '../use-text';
import { SocialContent } from './SocialContent';
import { SocialIcon } from './SocialIcon';
import styles from './SocialLinks.module.css';
import { socialName } from './social-name';

/** More than these go into a menu: a requirement (N-06). */
const SHOWN = 5;

/** Where the people around the project are. Links of other kinds than addresses open what they hold. */
export function SocialLinks() {
  const text = useText();
  const links = useSite().site.themeConfig.socialLinks ?? [];
  if (links.length === 0) return null;
  const nameOf = (link: SocialLink) => {
    const { key, words } = socialName(link);
    return key ? text(key) : (words ?? text('social.other'));
  };
  return (
    <ul className={styles.links} aria-label={text('social.name')}>
      {links.slice(0, SHOWN).map((link, index) => (
        <li key={index}>
          {isAddress(link) ? (
            <SocialContent link={link} name={nameOf(link)} isIcon />
          ) : (
            <NavMenu button={<SocialIcon link={link} />} label={nameOf(link)} isIcon>
              <SocialContent link={link} name={nameOf(link)} />
            </NavMenu>
          )}
        </li>
      ))}
      {links.length > SHOWN && (
        <li>
          <NavMenu button={<Icon name="more" />} label={text('social.more')} isIcon>
            <ul>
              {links.slice(SHOWN).map((link, index) => (
                <li key={index}>
                  <SocialContent link={link} name={nameOf(link)} />
                </li>
              ))}
            </ul>
          </NavMenu>
        </li>
      )}
    </ul>
  );
}

/** Rspress's mode `github-stars` is shown as a link: it would ask another host for a number. */
function isAddress({ mode }: SocialLink): boolean {
  return mode === 'link' || mode === 'github-stars';
}
