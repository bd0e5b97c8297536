import facts from '../plugins/option-facts/option-facts.json' with { type: 'json' };
import { hiddenRoutes, routes } from '../tests/routes.ts';
import { texts } from '../theme/texts.ts';
import type { SiteFacts } from './site-sources.ts';

/** What this site is made of that no page says. */
export const ownFacts: SiteFacts = {
  texts,
  routes: [...routes, '/404'],
  hiddenRoutes,
  options: Object.keys(facts.options),
  libOptions: facts.libOptions,
};
