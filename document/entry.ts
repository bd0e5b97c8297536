import { watchActions } from './actions';
import { watchAppearance } from './appearance/appearance';
import { watchFolds } from './fold';
import { followMovedAnchor } from './follow-moved-anchor';
import { followPointer } from './follow-pointer';
import { watchFollowedLink } from './followed-link';
import { watchImages } from './image-zoom/watch-images';
import { watchDrawer, watchMenus } from './menus';
import { watchHotkeys } from './open-search';
import { watchOutline } from './outline/watch-outline';
import { replaceBrokenLogos } from './replace-broken-logos';
import { showHotkey } from './show-hotkey';
import { showCurrentPage } from './show-item';
import { smoothenJumps } from './smooth-jumps';
import { startApplication, watchIntent } from './start-application';
import { watchTabs } from './tabs';
import { watchScroll } from './watch-scroll';
import { watchScrollers } from './watch-scrollers';

// Everything that works without React, which starts on intent. The dev server does not prerender.
if (import.meta.env.DEV) startApplication();
else watchIntent();
watchFollowedLink();
watchActions();
watchMenus();
watchDrawer();
smoothenJumps();
watchImages();
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
