import type { DraftRules } from './draft-machine.ts';

/**
 * Rules for drafts that are never merged automatically: if both sides changed something, even in
 * different fields, a person chooses.
 */
export const mergeWhole = <Draft extends object>(
  isSame: DraftRules<Draft>['isSame'],
  fieldsOf: (draft: Draft) => readonly (keyof Draft)[],
): DraftRules<Draft> => ({
  isSame,
  merge: ({ base, mine, theirs }) =>
    isSame(base, mine) || isSame(mine, theirs)
      ? { draft: theirs, conflicts: [] }
      : { draft: mine, conflicts: fieldsOf(theirs) },
});
