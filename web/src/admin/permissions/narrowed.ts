/** The cells of the role matrix that a journal can limit: their values, and changes to them. */
import {
  type JournalPermissions,
  NARROWABLE,
  ReachesSchema,
} from '@quire/model/entities/journal-permissions';
import { type Action, OPENED_BY_JOURNALS, type Reach, type Role } from '@quire/model/roles';

export type Chosen = Readonly<Record<string, Reach>>;

const cellKey = (role: Role, action: Action): string => `${role} ${action}`;

/** The possible values of a cell, widest first; null: fixed. */
export function choicesOf(role: Role, action: Action): readonly Reach[] | null {
  const ofRole: Readonly<
    Partial<Record<Role, Readonly<Partial<Record<Action, readonly Reach[]>>>>>
  > = NARROWABLE;
  return ofRole[role]?.[action] ?? null;
}

const CELLS = (Object.keys(NARROWABLE) as (keyof typeof NARROWABLE)[]).flatMap((role) =>
  (Object.keys(NARROWABLE[role]) as Action[]).map((action) => ({ role, action })),
);

/** The reach of a cell if the journal has not set it. */
const unsaid = (role: Role, action: Action): Reach =>
  OPENED_BY_JOURNALS[role]?.[action] ?? choicesOf(role, action)?.[0] ?? 'none';

/** The value of each cell that can be set. */
export function chosenIn(permissions: JournalPermissions | null): Chosen {
  const reaches: Readonly<Record<string, Readonly<Partial<Record<Action, Reach>>>>> = permissions
    ? JSON.parse(JSON.stringify(permissions.reaches))
    : {};
  return Object.fromEntries(
    CELLS.map(({ role, action }) => {
      return [cellKey(role, action), reaches[role]?.[action] ?? unsaid(role, action)];
    }),
  );
}

export const reachIn = (chosen: Chosen, role: Role, action: Action): Reach | undefined =>
  chosen[cellKey(role, action)];

export const withReach = (chosen: Chosen, role: Role, action: Action, reach: Reach): Chosen => ({
  ...chosen,
  [cellKey(role, action)]: reach,
});

export interface CellChange {
  readonly role: Role;
  readonly action: Action;
  readonly from: Reach;
  readonly to: Reach;
}

/** The differences between two. */
export const changesBetween = (before: Chosen, after: Chosen): readonly CellChange[] =>
  CELLS.flatMap(({ role, action }) => {
    const from = reachIn(before, role, action);
    const to = reachIn(after, role, action);
    return from && to && from !== to ? [{ role, action, from, to }] : [];
  });

/** As saved: cells with the default value are left out. */
export function reachesFrom(chosen: Chosen) {
  const narrowed = CELLS.filter(
    ({ role, action }) => reachIn(chosen, role, action) !== unsaid(role, action),
  );
  const of = (wanted: Role) =>
    Object.fromEntries(
      narrowed
        .filter(({ role }) => role === wanted)
        .map(({ role, action }) => [action, reachIn(chosen, role, action)]),
    );
  return ReachesSchema.parse({ editor: of('editor'), production: of('production') });
}
