import { reconcileSome } from '../desk/reconcile-some.ts';
import type { Migration } from './migration.ts';

/** Entries of the submissions desk say who handles a manuscript, also where nobody does. */
export const desk: Migration = {
  number: 3,
  async step(ports, cursor) {
    const { after, count } = await reconcileSome(ports, cursor);
    return { changed: count, next: after };
  },
};
