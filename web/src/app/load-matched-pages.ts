import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the modules of the rows that match a path and puts them in their places, so that the page
 * that the server rendered can be hydrated at once instead of flashing.
 */
export async function loadMatchedPages(
  routes: RouteObject[],
  path: string,
  basename: string,
): Promise<RouteObject[]> {
  const matched = matchRoutes(routes, path, basename) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return routes;
}

/** Whether a row of the table has this path, or only its page for paths that no row has. */
export const isKnownPath = (routes: RouteObject[], path: string, basename: string): boolean =>
  matchRoutes(routes, path, basename)?.at(-1)?.route.path !== '*';
