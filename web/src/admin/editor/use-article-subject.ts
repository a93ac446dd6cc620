import type { Article } from '@quire/model/entities/article';
import type { Subject } from '@quire/model/roles';
import { useMemo } from 'react';
import { reachesOf, useJournalPermissions } from '../../data/live/desk/use-journal-permissions.ts';

/** The people of an article and its journal's settings for staff, as needed by `mayCause`. Live. */
export function useArticleSubject({
  journal,
  authorUids,
}: Pick<Article, 'journal' | 'authorUids'>): Subject {
  const { permissions } = useJournalPermissions(journal);
  return useMemo(
    () => ({ journal, authorUids, permissions: reachesOf(permissions) }),
    [journal, authorUids, permissions],
  );
}
