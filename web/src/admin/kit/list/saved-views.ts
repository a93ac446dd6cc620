/** The saved views of a list, and its default view. */
import {
  type ListView,
  listViewId,
  type StoredListView,
  VIEW_ROLES,
  VIEWS_MOST,
} from '@quire/model/entities/list-view';
import { t } from '@quire/model/messages/t';
import { ROLE_LABELS } from '@quire/model/role-labels';
import type { Claims } from '@quire/model/roles';
import { z } from 'zod';
import { storedValue } from '../../../drafts/stored-value.ts';

/** The parameters for the page of a list, which are not part of a view. */
const PAGES = ['after', 'before'];

/** A list's address as stored in a view: without the current page. */
export function keptSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const page of PAGES) parameters.delete(page);
  return parameters.toString();
}

/** Whether two addresses show the same view of a list. */
export function isSameSearch(a: string, b: string): boolean {
  const sorted = (search: string) => {
    const parameters = new URLSearchParams(keptSearch(search));
    parameters.sort();
    return parameters.toString();
  };
  return sorted(a) === sorted(b);
}

/**
 * The id for a view with this name: that of the person's own view with the same name, or a free one; null: none free.
 */
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

/** The default view of a list for a person: their own before that of a role; null: none. */
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

/** Who can see a view and whether it is the default, in words; '' for a plain view of the person's own. */
export function viewInWords({ sharedWith, isDefault }: StoredListView, isOwn: boolean): string {
  const role = sharedWith && ROLE_LABELS[sharedWith];
  if (role && isDefault) return t('officeList.defaultForRole', { role });
  if (role)
    return isOwn ? t('officeList.sharedWithRole', { role }) : t('officeList.sharedRole', { role });
  return isDefault ? t('officeList.defaultView') : '';
}

const DeviceViewsSchema = z.array(z.object({ name: z.string(), search: z.string() }));

/** Views kept on this device before the press stored them. */
export const deviceViews = (uid: string, list: string) =>
  storedValue(`quire:views:${uid}:${list}`, DeviceViewsSchema);
