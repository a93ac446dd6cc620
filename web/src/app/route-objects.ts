import { pathWithoutBase } from '@quire/model/messages/path-below';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import { pageNotFound } from '../data/page-error.ts';
import { LAYOUT_ROUTE, pressLoader } from '../layouts/press-digest.ts';
import { App } from './app.tsx';
import { FullPageError } from './full-page-error.tsx';
import { unlessReloading } from './page/chunk-reload.ts';
import type { PageModule, RouteRow } from './page/page-module.ts';
import { PressLayout, PressLayoutError } from './press-layout.tsx';

/** On the server nobody is signed in: guards and signed-in pages are the browser's. */
const ON_SERVER = import.meta.env.SSR;

/**
 * The table as react-router wants it: the app around everything, the press's layout around every
 * row that does not decline it, and page-not-found for what no row matches.
 *
 * @param base `/es`, where the addresses are those of a language: rows and their loaders do not see it
 */
export function routeObjects(rows: readonly RouteRow[], base = ''): RouteObject[] {
  const laidOut = rows.filter((row) => row.layout !== false).map((row) => pageRoute(row, base));
  const bare = rows.filter((row) => row.layout === false).map((row) => bareRoute(row, base));
  return [
    {
      id: 'app',
      Component: App,
      ErrorBoundary: FullPageError,
      children: [
        ...bare,
        {
          id: LAYOUT_ROUTE,
          Component: PressLayout,
          ErrorBoundary: PressLayoutError,
          loader: pressLoader,
          // What the layout needs is read once a visit.
          shouldRevalidate: () => false,
          children: [...laidOut, UNMATCHED],
        },
      ],
    },
  ];
}

const UNMATCHED: RouteObject = {
  id: '*',
  path: '*',
  Component: Nothing,
  loader: ({ request }) => {
    throw pageNotFound(pathOf(request));
  },
};

function pageRoute(row: RouteRow, base: string): RouteObject {
  if (row.signedIn) return signedInRoute(row, base);
  return {
    id: row.path,
    path: row.path,
    lazy: async () => {
      const page = await unlessReloading(row.page());
      return { Component: page.default, loader: composeLoader(row, page, base) };
    },
  };
}

/** The page loads its data itself, once it knows whose. */
function signedInRoute(row: RouteRow, base: string): RouteObject {
  return {
    id: row.path,
    path: row.path,
    loader: composeLoader(row, null, base),
    lazy: async () => {
      const { signedInPage } = await unlessReloading(import('./signed-in/signed-in-page.tsx'));
      return { Component: signedInPage(row) };
    },
  };
}

function bareRoute(row: RouteRow, base: string): RouteObject {
  if (!ON_SERVER) return pageRoute(row, base);
  const loader = composeLoader(row, null, base);
  return { id: row.path, path: row.path, loader, Component: Nothing };
}

/** The row's check, then its guard, then the page's own loader: in this order, in one loader. */
function composeLoader(row: RouteRow, page: PageModule | null, base: string): LoaderFunction {
  return (args) =>
    unlessReloading(load(row, page, { ...args, request: withoutBase(args.request, base) }));
}

/** The request as it would be in the press's first language. */
function withoutBase(request: Request, base: string): Request {
  if (!base) return request;
  const url = new URL(request.url);
  url.pathname = pathWithoutBase(base, url.pathname);
  return new Request(url, request);
}

async function load(row: RouteRow, page: PageModule | null, args: LoaderFunctionArgs) {
  const path = pathOf(args.request);
  if (row.check && !(await row.check(args.params))) throw pageNotFound(path);
  if (row.guard && !ON_SERVER) {
    const { passGuard } = await import('./pass-guard.ts');
    await passGuard(row.guard, path, args.request.url);
  }
  return page?.loader ? page.loader(args) : null;
}

function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function Nothing() {
  return null;
}
