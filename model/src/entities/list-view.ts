/** States of the office's lists under names: what is searched, filtered, sorted and shown. */
import { z } from 'zod';
import type { Role } from '../roles.ts';

/** Whom a view can be shared with: everybody of the staff who holds this role. The rules say the same. */
export const VIEW_ROLES = [
  'editor',
  'recommendingEditor',
  'guestEditor',
  'production',
  'finance',
  'content',
  'admin',
] as const satisfies readonly Role[];
export type ViewRole = (typeof VIEW_ROLES)[number];

export const VIEW_NAME_MAX = 60;
const VIEW_SEARCH_MAX = 1_000;
/** How many views a person can keep of one list. The ids have no room for more. */
export const VIEWS_MOST = 30;

/** `listViews/{owner}~{list}~{place}`. */
export const ListViewSchema = z.object({
  owner: z.string(),
  /** The list's name: `news`, `submissions`. */
  list: z.string().regex(/^[a-z-]{1,40}$/),
  name: z.string().trim().min(1).max(VIEW_NAME_MAX),
  /** What follows the `?` of its address. */
  search: z.string().max(VIEW_SEARCH_MAX),
  /** '' for its owner alone. */
  sharedWith: z.enum(['', ...VIEW_ROLES]),
  /** The list opens with it: for its owner, or for everybody whom it is shared with. Admins decide for others. */
  isDefault: z.boolean(),
});
export type ListView = z.infer<typeof ListViewSchema>;

export type StoredListView = ListView & { readonly id: string };

/** The id of a view by its place among its owner's views of the list. */
export const listViewId = (owner: string, list: string, place: number): string =>
  `${owner}~${list}~${String(place).padStart(2, '0')}`;
