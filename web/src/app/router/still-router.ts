import {
  createPath,
  createStaticRouter,
  type DataRouter,
  type Location,
  matchRoutes,
  type RouterNavigateOptions,
  type To,
} from 'react-router';
import type { RouterStart } from './router-start.ts';

/** The address of the page, as react-router's browser history reads it. */
function here(): Location {
  const { pathname, search, hash } = window.location;
  const kept: { usr?: unknown; key?: string } | null = window.history.state;
  return {
    pathname,
    search,
    hash,
    state: kept?.usr ?? null,
    key: kept?.key ?? 'default',
  };
}

/**
 * A router that shows the page the server rendered and leaves every navigation to the whole
 * router, so that a reader who stays on a page never downloads that.
 *
 * @param wake gives the whole router, loading it first; told where a navigation is going
 */
export function stillRouter(
  { routes, hydrationData }: RouterStart,
  wake: (to: string | null) => Promise<DataRouter>,
): DataRouter {
  const location = here();
  const base = createStaticRouter(routes, {
    basename: '/',
    location,
    matches: [],
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: () => null,
  });
  const matches = matchRoutes(base.routes, location) ?? [];
  // Where the browser stands in the page is right already.
  const state = { ...base.state, matches, restoreScrollPosition: false as const };
  return {
    ...base,
    state,
    subscribe: () => () => {},
    enableScrollRestoration: () => () => {},
    async navigate(to: number | To | null, options?: RouterNavigateOptions) {
      const router = await wake(pathOf(to));
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options));
    },
    async fetch(...args) {
      await (await wake(null)).fetch(...args);
    },
    async revalidate() {
      await (await wake(null)).revalidate();
    },
    deleteFetcher() {},
    resetFetcher() {},
    deleteBlocker() {},
    dispose() {},
  };
}

function pathOf(to: number | To | null): string | null {
  if (to === null || typeof to === 'number') return null;
  return typeof to === 'string' ? to : createPath(to);
}
