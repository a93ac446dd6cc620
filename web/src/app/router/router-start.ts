import type { HydrationState, RouteObject, RouterContextProvider } from 'react-router';

/** What a router begins with: the page as the server rendered it. */
export interface RouterStart {
  readonly routes: RouteObject[];
  readonly hydrationData: HydrationState;
  readonly getContext: () => RouterContextProvider;
}
