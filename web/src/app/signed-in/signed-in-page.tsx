import { type ComponentType, useEffect, useState } from 'react';
import { inPageLanguage } from '../../config/in-page-language.ts';
import { unlessReloading } from '../page/chunk-reload.ts';
import type { RouteRow } from '../page/page-module.ts';
import { Opening } from './opening.tsx';

/** On the server nobody is signed in. */
const ON_SERVER = import.meta.env.SSR;

/** Where the person must go first, or the page. */
async function open(row: RouteRow): Promise<ComponentType | string> {
  const here = `${location.pathname}${location.search}`;
  const [{ guardSignedIn }, page] = await Promise.all([
    import('../../session/guard-signed-in.ts'),
    row.page(),
  ]);
  return (await guardSignedIn(here)) ?? page.default;
}

/** One component for each row. */
const pages = new WeakMap<RouteRow, ComponentType>();

/**
 * The page of a row that is for people who are signed in: a quiet place on the server and while the
 * browser finds out who is there, then the page. A page that has been opened once is there at once.
 *
 * The router of the first navigation has a table of its own. With another component in it, React would unmount the
 * open page and mount a new one.
 */
export function signedInPage(row: RouteRow): ComponentType {
  if (ON_SERVER) return Opening;
  const page = pages.get(row) ?? makePage(row);
  pages.set(row, page);
  return page;
}

function makePage(row: RouteRow): ComponentType {
  let known: ComponentType | null = null;
  return function SignedInPage() {
    const [Page, setPage] = useState<ComponentType | null>(() => known);
    const [failure, setFailure] = useState<unknown>();
    useEffect(() => {
      let isHere = true;
      unlessReloading(open(row)).then(
        (opened) => {
          if (!isHere) return;
          if (typeof opened === 'string') return location.replace(inPageLanguage(opened));
          known = opened;
          setPage(() => opened);
        },
        (error: unknown) => isHere && setFailure(error ?? new Error('signed-in page')),
      );
      return () => {
        isHere = false;
      };
    }, []);
    // The error page of the layout around it takes over.
    if (failure !== undefined) throw failure;
    return Page ? <Page /> : <Opening />;
  };
}
