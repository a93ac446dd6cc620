import type { DraftRules } from './draft-machine.ts';

/**
 * Rules for drafts of which nothing is put together by itself: where both sides have changed something, be it in
 * different fields, somebody chooses.
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
