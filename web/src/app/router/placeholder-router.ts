import {
  createPath,
  createStaticRouter,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type NavigationStates,
  NavigationType,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router';
import type { RouterStart } from './router-start.ts';

const NOTHING_ELSE = { deletedFetchers: [], newErrors: null, flushSync: false };

const LOADING: Omit<NavigationStates['Loading'], 'location'> = {
  ...IDLE_NAVIGATION,
  state: 'loading',
  matches: [],
  historyAction: NavigationType.Push,
};

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
export function placeholderRouter(
  { routes, basename, hydrationData }: RouterStart,
  wake: (to: string | null) => Promise<DataRouter>,
): DataRouter {
  const location = here();
  const base = createStaticRouter(routes, {
    basename,
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
  const matches = matchRoutes(base.routes, location, basename) ?? [];
  const listeners = new Set<RouterSubscriber>();
  // Where the browser stands in the page is right already.
  let state: RouterState = { ...base.state, matches, restoreScrollPosition: false };
  const show = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state, NOTHING_ELSE);
  };
  return {
    ...base,
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async navigate(to: number | To | null, options?: RouterNavigateOptions) {
      // A reader who waits for the whole router is navigating already.
      show({ navigation: { ...LOADING, location } });
      let router: DataRouter;
      try {
        router = await wake(pathOf(to));
      } catch (error) {
        const root = matches[0]?.route.id ?? '';
        return show({ navigation: IDLE_NAVIGATION, errors: { [root]: error } });
      }
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
