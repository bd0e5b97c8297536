import type { SocialLink } from '@rspress/core';
import { isExternalUrl, normalizeImagePath, useSite, withBase } from '@rspress/core/runtime';
import icons from 'social-icons';
import { Icon } from '../Icon';
import { Menu } from '../menu/Menu';
import { useContent, useText } from '../use-text';
import styles from './SocialLinks.module.css';
import { socialName } from './social-name';

/** Further links go into a menu (N-06). */
const SHOWN = 5;

/** Links to the project's community. Links with a mode other than `link` open a panel. */
export function SocialLinks() {
  const text = useText();
  const links = useSite().site.themeConfig.socialLinks ?? [];
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={text('social.name')}>
      {links.slice(0, SHOWN).map((link, index) => (
        <li key={index}>
          <ShownLink link={link} />
        </li>
      ))}
      {links.length > SHOWN && (
        <li>
          <Menu button={<Icon name="more" />} label={text('social.more')} isIcon>
            <ul>
              {links.slice(SHOWN).map((link, index) => (
                <li key={index}>
                  <Content link={link} />
                </li>
              ))}
            </ul>
          </Menu>
        </li>
      )}
    </ul>
  );
}

type Props = { link: SocialLink };

function ShownLink({ link }: Props) {
  const name = socialName(link, useContent().words);
  // `github-stars` is rendered as a link, because the count would have to be fetched from another host.
  if (link.mode === 'link' || link.mode === 'github-stars') return <Content link={link} isIcon />;
  return (
    <Menu button={<Drawing link={link} />} label={name} isIcon>
      <Content link={link} />
    </Menu>
  );
}

/** The content of a link by mode: a link, text, an image, or the site owner's markup. */
function Content({ link, isIcon = false }: Props & { isIcon?: boolean }) {
  const name = socialName(link, useContent().words);
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
      <Drawing link={link} />
      {!isIcon && name}
    </a>
  );
}

/** An icon by its name, or the site owner's markup. */
function Drawing({ link: { icon } }: Props) {
  const markup = typeof icon === 'string' ? icons[icon] : icon?.svg;
  if (!markup) return <Icon name="person" />;
  return <span className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
