import { NO_LOGO } from '../shared/no-logo';
import { watchActions } from './actions';
import { watchAppearance } from './appearance/appearance';
import { watchFolds } from './fold';
import { followPointer } from './follow-pointer';
import { keepSection, watchFollowedLink } from './followed-link';
import { watchImages } from './image-zoom/watch-images';
import { followMovedAnchor, smoothenJumps } from './jumps';
import { watchDrawer, watchMenus, watchPanels } from './menus';
import { watchHotkeys } from './open-search';
import { watchOutline } from './outline/watch-outline';
import { showHotkey } from './show-hotkey';
import { showCurrentPage } from './show-item';
import { startApplication, watchIntent } from './start-application';
import { watchTabs } from './tabs';
import { watchScroll } from './watch-scroll';
import { watchScrollers } from './watch-scrollers';

const LOGO = 'img[data-logo]';

// Everything that works without React, which starts on intent. The dev server does not prerender.
if (import.meta.env.DEV) startApplication();
else watchIntent();
watchFollowedLink();
keepSection();
watchActions();
watchMenus();
watchDrawer();
watchPanels();
smoothenJumps();
watchImages();
watchTypes();
watchAppearance();
watchTabs();
watchHotkeys();
watchFolds();
followMovedAnchor();
watchOutline();
showCurrentPage();
watchScrollers();
followPointer();
replaceBrokenLogos();
showHotkey();
// It reads the scroll position, which would lay out the page before its first frame does.
requestAnimationFrame(watchScroll);
// Lets the print styles write out whole URLs. Not earlier: a variable of the root element restyles all others.
addEventListener('beforeprint', () => {
  document.documentElement.style.setProperty('--origin', JSON.stringify(location.origin));
});

/** Hides the broken-image icon of logos that fail to load, before or after this script runs. */
function replaceBrokenLogos(): void {
  const replace = (element: EventTarget | null) => {
    if (element instanceof HTMLImageElement && element.matches(LOGO)) element.src = NO_LOGO;
  };
  addEventListener('error', ({ target }) => replace(target), true);
  for (const image of document.querySelectorAll<HTMLImageElement>(LOGO)) {
    if (image.complete && image.naturalWidth === 0) replace(image);
  }
}

/**
 * Loads the types of a code block, and what shows them, when a reader points at the block or focuses it. A finger points
 * when it is lifted, since until then it may be scrolling.
 */
function watchTypes(): void {
  const load = (event: Event) => {
    // `plugins/types/` writes the attribute.
    const block = (event.target as Element).closest?.<HTMLElement>('[data-types]');
    if (!block || ((event as PointerEvent).pointerType === 'touch') !== (event.type === 'pointerup')) return;
    // Without types the block is what it was, and the next time may be better.
    import('./code/show-types').then(({ showTypes }) => showTypes(block, event)).catch(() => {});
  };
  for (const type of ['pointerover', 'pointerup', 'focusin']) addEventListener(type, load);
}
