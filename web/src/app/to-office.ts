import { pageBase } from '../config/page-base.ts';
import type { RouteRow } from './page/page-module.ts';

/** The way from a page that readers see into the office, whose pages its script does not know. */
export const toOffice: RouteRow = {
  path: '/admin/*',
  layout: false,
  page: async () => ({
    default: () => null,
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url);
      location.assign(pageBase() + pathname + search);
      // Nothing is to be shown until the office has come.
      return new Promise(() => {});
    },
  }),
};

/** Whether an address is the office's. */
export const isInOffice = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
