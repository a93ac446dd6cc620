import type { RouteRow } from './app/page/page-module.ts';
import { officeRoutes } from './office-routes.ts';
import { routes } from './routes.ts';

/** Both tables: for the server, the build and tests. */
export const everyRoute: readonly RouteRow[] = [...routes, ...officeRoutes];
