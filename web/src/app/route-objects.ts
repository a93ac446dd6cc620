import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router';
import { PageError, pageNotFound } from '../data/page-error.ts';
import { LAYOUT_ROUTE, pressLoader } from '../layouts/press-digest.ts';
import { App } from './app.tsx';
import { FullPageError } from './full-page-error.tsx';
import { destination } from './navigate-safely.ts';
import { unlessReloading } from './page/chunk-reload.ts';
import type { PageModule, RouteRow } from './page/page-module.ts';
import { PressLayout, PressLayoutError } from './press-layout.tsx';

/** On the server nobody is signed in: guards and signed-in pages are the browser's. */
const ON_SERVER = import.meta.env.SSR;

/**
 * The table as react-router wants it: the app around everything, the press's layout around every
 * row that does not decline it, and page-not-found for what no row matches.
 */
export function routeObjects(rows: readonly RouteRow[]): RouteObject[] {
  const laidOut = rows.filter((row) => row.layout !== false).map(pageRoute);
  const bare = rows.filter((row) => row.layout === false).map(bareRoute);
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

function pageRoute(row: RouteRow): RouteObject {
  if (row.signedIn) return signedInRoute(row);
  return {
    id: row.path,
    path: row.path,
    lazy: async () => {
      const page = await unlessReloading(row.page());
      return { Component: page.default, loader: composeLoader(row, page) };
    },
  };
}

/** The page loads its data itself, once it knows whose. */
function signedInRoute(row: RouteRow): RouteObject {
  return {
    id: row.path,
    path: row.path,
    loader: composeLoader(row, null),
    lazy: async () => {
      const { signedInPage } = await unlessReloading(import('./signed-in/signed-in-page.tsx'));
      return { Component: signedInPage(row) };
    },
  };
}

function bareRoute(row: RouteRow): RouteObject {
  if (!ON_SERVER) return pageRoute(row);
  return { id: row.path, path: row.path, loader: composeLoader(row, null), Component: Nothing };
}

/** The row's check, then its guard, then the page's own loader: in this order, in one loader. */
function composeLoader(row: RouteRow, page: PageModule | null): LoaderFunction {
  return (args) => unlessReloading(load(row, page, args));
}

async function load(row: RouteRow, page: PageModule | null, args: LoaderFunctionArgs) {
  const path = pathOf(args.request);
  if (row.check && !(await row.check(args.params))) throw pageNotFound(path);
  if (row.guard && !ON_SERVER) {
    const { guard } = await row.guard();
    const instead = await guard(path);
    if (instead === false) throw pageNotFound(path);
    if (instead !== null) throw redirect(internalOnly(instead, args.request.url));
  }
  return page?.loader ? page.loader(args) : null;
}

/** @throws navigation/refused: a guard may not send anybody to another site */
function internalOnly(address: string, here: string): string {
  const to = destination(address, here);
  if (to.kind === 'internal') return to.path;
  throw new PageError('navigation/refused', { address });
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
