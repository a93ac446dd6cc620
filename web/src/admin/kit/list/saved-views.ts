/** Which views there are of a list, and with which it opens. */
import {
  type ListView,
  listViewId,
  type StoredListView,
  VIEW_ROLES,
  VIEWS_MOST,
} from '@quire/model/entities/list-view';
import { ROLE_LABELS } from '@quire/model/role-labels';
import type { Claims } from '@quire/model/roles';
import { z } from 'zod';
import { storedValue } from '../../../drafts/stored-value.ts';

/** Where a list is turned to a page of it: no part of a view. */
const PAGES = ['after', 'before'];

/** A list's address as a view keeps it: without the page that is open. */
export function keptSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const page of PAGES) parameters.delete(page);
  return parameters.toString();
}

/** Whether two addresses show a list in the same way. */
export function isSameSearch(a: string, b: string): boolean {
  const sorted = (search: string) => {
    const parameters = new URLSearchParams(keptSearch(search));
    parameters.sort();
    return parameters.toString();
  };
  return sorted(a) === sorted(b);
}

/** The id for a view of this name: that of one's own of the same name, or a free one; null: there is none. */
export function placeFor(
  own: readonly StoredListView[],
  { owner, list, name }: Pick<ListView, 'owner' | 'list' | 'name'>,
): string | null {
  const same = own.find((each) => each.name === name);
  if (same) return same.id;
  const taken = new Set(own.map(({ id }) => id));
  const ids = Array.from({ length: VIEWS_MOST }, (_, place) => listViewId(owner, list, place));
  return ids.find((id) => !taken.has(id)) ?? null;
}

/** With which view a list opens for somebody: their own default before that of a role of theirs; null: with none. */
export function defaultView(
  own: readonly StoredListView[],
  shared: readonly StoredListView[],
  { roles }: Claims,
): StoredListView | null {
  const isDefault = ({ isDefault }: StoredListView) => isDefault;
  const ofRoles = VIEW_ROLES.filter((role) => roles.includes(role)).flatMap((role) =>
    [...own, ...shared].filter(({ sharedWith }) => sharedWith === role),
  );
  const mine = own.filter(({ sharedWith }) => sharedWith === '');
  return [...mine, ...ofRoles].find(isDefault) ?? null;
}

/** Whose view it is and what it does, in words; '' for one that is simply one's own. */
export function viewInWords({ sharedWith, isDefault }: StoredListView, isOwn: boolean): string {
  const role = sharedWith && ROLE_LABELS[sharedWith].toLowerCase();
  if (role && isDefault) return `Default for the role ${role}`;
  if (role) return isOwn ? `Shared with the role ${role}` : `Shared, role ${role}`;
  return isDefault ? 'The list opens with it' : '';
}

const DeviceViewsSchema = z.array(z.object({ name: z.string(), search: z.string() }));

/** Views that were kept on this device, before the press kept them. */
export const deviceViews = (uid: string, list: string) =>
  storedValue(`quire:views:${uid}:${list}`, DeviceViewsSchema);
