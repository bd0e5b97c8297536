import { watchActions } from './actions';
import { watchAppearance } from './appearance/appearance';
import { followPointer } from './follow-pointer';
import { watchOutline } from './outline/watch-outline';
import { replaceBrokenLogos } from './replace-broken-logos';
import { showHotkey } from './show-hotkey';
import { startApplication, watchIntent } from './start-application';
import { watchTabs } from './tabs';
import { watchScroll } from './watch-scroll';
import { watchScrollers } from './watch-scrollers';

// All that a reader of a prerendered page needs; the application comes when the reader is about to use it. In
// development nothing is prerendered.
if (import.meta.env.DEV) startApplication();
else watchIntent();
watchActions();
watchAppearance();
watchTabs();
watchScroll();
watchOutline();
watchScrollers();
followPointer();
replaceBrokenLogos();
showHotkey();
