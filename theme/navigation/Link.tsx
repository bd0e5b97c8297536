import { withBase } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { linkTarget } from './link-target';

/** A link to a page of this site, opened by `useLinks` without loading a document, or to anywhere else. */
export function Link({ href = '/', className, ...rest }: ComponentProps<'a'>) {
  const target = linkTarget(href);
  const shared = { ...rest, className: className ? `${className} rp-link` : 'rp-link' };
  if (target.kind === 'nothing') return <a {...shared} />;
  if (target.kind === 'page')
    return <a href={target.href.startsWith('/') ? withBase(target.href) : target.href} {...shared} />;
  const away = target.kind === 'elsewhere' && target.isWeb && { target: '_blank', rel: 'noopener noreferrer' };
  return <a href={target.href} {...away} {...shared} />;
}
