import { ARTICLES } from '@quire/model/collections';
import { type Article, ArticleSchema } from '@quire/model/entities/article';
import type { ErrorCode } from '@quire/model/errors';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { whyUnread } from './why-unread.ts';

/** What the rules let one list have. */
export const ISSUE_ARTICLES_MOST = 100;

/** The articles of one issue, live, in no order of their own. */
export function useIssueArticles(
  journal: string,
  issue: string,
): { articles: readonly Article[]; loading: boolean; problem: ErrorCode | null } {
  const wanted = useMemo(
    () =>
      journal && issue
        ? query(
            collection(signedInFirebase().db, ARTICLES),
            where('journal', '==', journal),
            where('issue', '==', issue),
            limit(ISSUE_ARTICLES_MOST),
          )
        : null,
    [journal, issue],
  );
  const [found, loading, error] = useCollection(wanted);
  const articles = useMemo(
    () =>
      (found?.docs ?? []).flatMap((doc) => {
        const read = ArticleSchema.safeParse(doc.data());
        return read.success ? [read.data] : [];
      }),
    [found],
  );
  return { articles, loading: wanted !== null && loading, problem: whyUnread(error) };
}
