import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from 'react-router';
import { createRouter } from '../../made/create-router.ts';
import type { RouterStart } from './router-start.ts';

/** What `createBrowserRouter` makes, in a chunk of its own: loaded by whoever first navigates. */
export function wholeRouter({ routes, hydrationData, getContext }: RouterStart): DataRouter {
  const router = createRouter({
    routes,
    hydrationData,
    getContext,
    history: createBrowserHistory({ window }),
    mapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
  // The browser has restored the place in the page when it loaded. The reader has moved since.
  router.enableScrollRestoration({}, () => window.scrollY)();
  return router;
}
