import { z } from 'zod';
import { storedValue } from '../../../drafts/stored-value.ts';

const ViewsSchema = z.array(z.object({ name: z.string(), search: z.string() }));
/** A state of a list under a name: `search` is what follows the `?` of its address. */
export type SavedView = z.infer<typeof ViewsSchema>[number];

const keptViews = (uid: string, list: string) =>
  storedValue(`quire:views:${uid}:${list}`, ViewsSchema);

/** The views that somebody has kept of a list on this device, by name. */
export function readViews(uid: string, list: string): readonly SavedView[] {
  return keptViews(uid, list).read() ?? [];
}

/** Keeps the views. False: this device keeps nothing. */
export function keepViews(uid: string, list: string, views: readonly SavedView[]): boolean {
  return keptViews(uid, list).write([...views]) === 'kept';
}

/** The views with one more; one of the same name is replaced. A page of the list is no part of it. */
export function withView(
  views: readonly SavedView[],
  name: string,
  search: string,
): readonly SavedView[] {
  const parameters = new URLSearchParams(search);
  for (const page of ['after', 'before']) parameters.delete(page);
  return [...views.filter((view) => view.name !== name), { name, search: parameters.toString() }];
}
