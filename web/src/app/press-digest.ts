import type { PressToday } from '@quire/model/entities/press';
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router';
import { doorContext } from '../data/public/public-door.ts';

/** The id of the layout's route, whose data every page below it may use. */
export const LAYOUT_ROUTE = 'press';

/** Reads the press's identity and its journals, for the layout of every public page. */
export async function pressLoader({ context }: LoaderFunctionArgs): Promise<PressToday> {
  const { getPressDigest } = await import('../data/public/press.ts');
  return getPressDigest(context.get(doorContext));
}

/** The press's digest in any page below the layout; undefined where it could not be read. */
export function usePress(): PressToday | undefined {
  return useRouteLoaderData<PressToday>(LAYOUT_ROUTE);
}
