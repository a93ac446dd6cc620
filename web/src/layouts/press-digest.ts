import type { PressToday } from '@quire/model/entities/press';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router';
import { publicReaderContext } from '../data/public/public-reader.ts';
import { ServerOnly } from './server-only.ts';

/** The id of the layout's route, whose data every page below it may use. */
export const LAYOUT_ROUTE = 'press';

/** What the layout shows, and the foot of it, which stays as the server rendered it. */
export interface PressLayoutData extends PressToday {
  readonly foot?: ServerOnly<ComponentType<{ digest: PressToday; base: string }>>;
}

/** Reads the press's identity and its journals, for the layout of every public page. */
export async function pressLoader({ context }: LoaderFunctionArgs): Promise<PressLayoutData> {
  const [{ getPressDigest }, { SiteFooter }] = await Promise.all([
    import('../data/public/press.ts'),
    import('./site-footer.tsx'),
  ]);
  return {
    ...(await getPressDigest(context.get(publicReaderContext))),
    foot: new ServerOnly(SiteFooter),
  };
}

/** The press's digest in any page below the layout; undefined where it could not be read. */
export function usePress(): PressLayoutData | undefined {
  return useRouteLoaderData<PressLayoutData>(LAYOUT_ROUTE);
}
