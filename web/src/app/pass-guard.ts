import { redirect } from 'react-router';
import { PageError, pageNotFound } from '../data/page-error.ts';
import { destination } from './navigate-safely.ts';
import type { RouteRow } from './page/page-module.ts';

/**
 * Asks a row's guard. In a file of its own, for the pages that have one.
 *
 * @param path of the page, as people read it
 * @throws page/not-found, or a redirect, as the guard says; navigation/refused: a guard may not send anybody to another
 *   site
 */
export async function passGuard(
  load: NonNullable<RouteRow['guard']>,
  path: string,
  here: string,
): Promise<void> {
  const { guard } = await load();
  const instead = await guard(path);
  if (instead === false) throw pageNotFound(path);
  if (instead === null) return;
  const to = destination(instead, here);
  if (to.kind !== 'internal') throw new PageError('navigation/refused', { address: instead });
  throw redirect(to.path);
}
