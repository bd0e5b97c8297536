import type { ComponentProps } from 'react';
import styles from './Icon.module.css';

/** Stroke paths on a 24 × 24 grid. */
const drawings = {
  chevron: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7.5h16M4 16.5h16',
  copy: 'M9 9h10.8v10.8H9zM15 8.4V4.2H4.2V15h4.2',
  wrap: 'M3.6 6h16.8M3.6 12h13.8a3.3 3.3 0 0 1 0 6.6H12m2.4-2.4L12 18.6l2.4 2.4M3.6 18h4.2',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  external: 'M7.5 16.5l9-9M9 7.5h7.5V15',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  top: 'M5 4.2h14M12 20.4V9M6.6 13.8 12 8.4l5.4 5.4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z',
  screen: 'M4.5 4.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM8.5 20h7M12 16.5V20',
  page: 'M7 3.5h7l4.5 4.5v12.5h-11.5zM14 3.5v4.5h4.5M10 13h5.5M10 16.5h5.5',
  section: 'M5 9.5h14M5 14.5h14M10.5 4.5l-2 15M15.5 4.5l-2 15',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20a7.5 7.5 0 0 1 15 0',
};

export type IconName = keyof typeof drawings;

type Props = ComponentProps<'svg'> & {
  name: IconName;
  /** Width and height in rem. */
  size?: number;
};

/** A decorative icon; its control needs an accessible name. */
export function Icon({ name, size = 1.25, className, ...rest }: Props) {
  const length = `${size}rem`;
  const classes = className ? `${styles.icon} ${className}` : styles.icon;
  return (
    <svg className={classes} viewBox="0 0 24 24" width={length} height={length} aria-hidden="true" {...rest}>
      <path d={drawings[name]} strokeWidth={name === 'more' ? 2.5 : undefined} />
    </svg>
  );
}
