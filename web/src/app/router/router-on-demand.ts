import { createPath, type DataRouter } from 'react-router';
import { unlessReloading } from '../page/chunk-reload.ts';
import { prepareWholeStyle, showWholeStyle } from '../whole-style.ts';
import { placeholderRouter } from './placeholder-router.ts';
import type { RouterStart } from './router-start.ts';

/** A router in two parts: what shows the page, and what navigates, which comes when it is needed. */
export interface RouterOnDemand {
  readonly still: DataRouter;
  /** The whole router, as soon as it is there. */
  readonly wake: () => Promise<DataRouter>;
  /** Downloads the whole router without starting it. */
  readonly prepare: () => void;
  /** Calls back once the whole router has been started. */
  readonly onLoaded: (listener: (router: DataRouter) => void) => void;
  /** Where a navigation under way is going; null where there is none. */
  readonly target: () => string | null;
}

/**
 * @param start the routes are at least those of the page that is shown
 * @param wholeTable all routes, for the router that navigates
 */
export function routerOnDemand(
  start: RouterStart,
  wholeTable: () => Promise<RouterStart['routes']>,
): RouterOnDemand {
  let awake: Promise<DataRouter> | undefined;
  let whole: DataRouter | undefined;
  let asked: string | null = null;
  const listeners: ((router: DataRouter) => void)[] = [];
  const load = () => import('./whole-router.ts');
  const wake = () => {
    awake ??= unlessReloading(Promise.all([load(), wholeTable(), showWholeStyle()])).then(
      ([{ wholeRouter }, routes]) => {
        const router = wholeRouter({ ...start, routes });
        whole = router;
        for (const listener of listeners) listener(router);
        return router;
      },
      (error: unknown) => {
        awake = undefined;
        asked = null;
        throw error;
      },
    );
    return awake;
  };
  return {
    still: placeholderRouter(start, (to) => {
      asked = to;
      return wake();
    }),
    wake,
    prepare: () => {
      prepareWholeStyle();
      // A failure is met again by whoever navigates.
      Promise.all([load(), wholeTable()]).catch(() => {});
    },
    onLoaded: (listener) => {
      listeners.push(listener);
    },
    target: () => {
      const next = whole ? whole.state.navigation.location : asked;
      return typeof next === 'object' && next ? createPath(next) : (next ?? null);
    },
  };
}
