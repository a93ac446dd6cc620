import type { Article, ArticleMetadata } from '@quire/model/entities/article';
import { titleInYear } from '@quire/model/entities/title-in-year';
import { useMemo } from 'react';
import { useJournal } from '../../../data/live/journals.ts';
import { useIssue } from '../../../data/live/use-issue.ts';
import type { DraftState } from '../draft/draft-state.ts';

/** The page around the text: the article's place and its metadata. */
export interface ShownArticle {
  readonly journal: string;
  readonly issue: string;
  readonly journalTitle: string;
  readonly volume: string;
  readonly number: string;
  readonly year: number;
  readonly metadata: ArticleMetadata;
}

/** The frame of an article's page, with the saved details and the title as typed; null until they are loaded. */
export function useShownArticle(
  { journal, issue }: Pick<Article, 'journal' | 'issue'>,
  { base, content }: Pick<DraftState, 'base' | 'content'>,
): ShownArticle | null {
  const published = useJournal(journal);
  const place = useIssue(journal, issue);
  const { title } = content;
  return useMemo(() => {
    if (!base) return null;
    const { volume = '', number = '', year = new Date().getFullYear() } = place ?? {};
    const metadata = { ...base.metadata, title };
    const named = published && titleInYear(published.journal, year);
    const journalTitle = named?.fullname ?? journal;
    return { journal, issue, journalTitle, volume, number, year, metadata };
  }, [journal, issue, published, place, base, title]);
}
