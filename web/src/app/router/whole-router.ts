import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from 'react-router';
import { createRouter } from '../../made/create-router.ts';
import { keepPlaces } from './entries.ts';
import { keepLanguage } from './language-links.ts';
import { refuseForeign } from './refuse-foreign.ts';
import type { RouterStart } from './router-start.ts';

// As soon as this is there, which is when a reader points at a link: before anything is followed.
keepLanguage();

/** What `createBrowserRouter` makes, in a chunk of its own: loaded by whoever first navigates. */
export function wholeRouter({
  routes,
  basename,
  hydrationData,
  getContext,
}: RouterStart): DataRouter {
  const places = keepPlaces(() => router.state.location.key);
  const router: DataRouter = refuseForeign(
    createRouter({
      routes,
      basename,
      hydrationData,
      getContext,
      history: createBrowserHistory({ window }),
      mapRouteProperties,
      hydrationRouteProperties,
    }),
  ).initialize();
  // The first place is left alone: the browser restored it, and the reader has moved since.
  router.enableScrollRestoration(places, () => window.scrollY);
  return router;
}
