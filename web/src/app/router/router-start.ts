import type { HydrationState, RouteObject, RouterContextProvider } from 'react-router';

/** What a router begins with: the page as the server rendered it. */
export interface RouterStart {
  readonly routes: RouteObject[];
  /** `/es`, where the page's address names its language; otherwise `/`. */
  readonly basename: string;
  readonly hydrationData: HydrationState;
  readonly getContext: () => RouterContextProvider;
}
