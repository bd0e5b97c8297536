import { removeBase, withBase } from '@rspress/core/runtime';
import type { ComponentProps, MouseEvent } from 'react';
import { linkTarget } from './link-target';
import { preloadPage } from './load-page';
import { useLinkNavigate } from './use-link-navigate';

type LinkProps = ComponentProps<'a'> & {
  /** Wraps the change of page, such as that of `useTransition`. */
  startTransition?: (change: () => void) => void;
};

/** A link to a page of this site or to anywhere else. */
export function Link({ href = '/', className, startTransition, onClick, onMouseEnter, onFocus, ...rest }: LinkProps) {
  const navigate = useLinkNavigate({ startTransition });
  const target = linkTarget(href);
  const shared = { ...rest, className: className ? `${className} rp-link` : 'rp-link' };

  if (target.kind === 'nothing') return <a {...shared} />;
  if (target.kind !== 'page') {
    const away = target.kind === 'elsewhere' && target.isWeb && { target: '_blank', rel: 'noopener noreferrer' };
    return <a href={target.href} {...away} {...shared} {...{ onClick, onMouseEnter, onFocus }} />;
  }

  function preload(event: { currentTarget: HTMLAnchorElement }): void {
    preloadPage(removeBase(event.currentTarget.pathname));
  }

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    const isForBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
    const opensHere = !currentTarget.target || currentTarget.target === '_self';
    if (event.defaultPrevented || isForBrowser || !opensHere || currentTarget.hasAttribute('download')) return;
    event.preventDefault();
    void navigate(href);
  }

  return (
    <a
      href={target.href.startsWith('/') ? withBase(target.href) : target.href}
      {...shared}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        preload(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload(event);
      }}
      onTouchStart={preload}
      onClick={open}
    />
  );
}
