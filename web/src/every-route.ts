import { accountRoutes } from './account-routes.ts';
import type { RouteRow } from './app/page/page-module.ts';
import { officeRoutes } from './office-routes.ts';
import { routes } from './routes.ts';

/** All tables: for the server, the build and tests. */
export const everyRoute: readonly RouteRow[] = [...routes, ...accountRoutes, ...officeRoutes];
