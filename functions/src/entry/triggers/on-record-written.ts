import {
  ADVERTS,
  ANNOUNCEMENTS,
  ARTICLES,
  AUTHORS,
  BOOKS,
  COMMENTS,
  CONFERENCES,
  ISSUES,
  JOURNALS,
  ORCID_CONNECTIONS,
  PAGES,
  POSTS,
  PROFILES,
  PUBLISHED_ARTICLES,
  SETTINGS,
  SUBMISSIONS,
  USERS,
} from '@quire/model/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bounded } from './bounded.ts';
import { advertWritten } from './on-advert-written.ts';
import { announcementWritten } from './on-announcement-written.ts';
import { articleWritten } from './on-article-written.ts';
import { authorWritten } from './on-author-written.ts';
import { commentWritten } from './on-comment-written.ts';
import { bookWritten, conferenceWritten, pageWritten, postWritten } from './on-content-written.ts';
import { submissionWritten, userWritten } from './on-desk-sources-written.ts';
import { issueWritten } from './on-issue-written.ts';
import { journalWritten } from './on-journal-written.ts';
import { orcidConnectionWritten } from './on-orcid-connection-written.ts';
import { pressWritten } from './on-press-written.ts';
import { profileUpdated } from './on-profile-updated.ts';
import { publishedArticleWritten } from './on-published-article-written.ts';
import type { Reaction } from './reaction.ts';

/** The reactions to a written document, by collection. Those that need a secret are separate functions. */
export const REACTIONS: ReadonlyMap<string, Reaction> = new Map([
  [ADVERTS, advertWritten],
  [ANNOUNCEMENTS, announcementWritten],
  [ARTICLES, articleWritten],
  [AUTHORS, authorWritten],
  [BOOKS, bookWritten],
  [COMMENTS, commentWritten],
  [CONFERENCES, conferenceWritten],
  [ISSUES, issueWritten],
  [JOURNALS, journalWritten],
  [ORCID_CONNECTIONS, orcidConnectionWritten],
  [PAGES, pageWritten],
  [POSTS, postWritten],
  [PROFILES, profileUpdated],
  [PUBLISHED_ARTICLES, publishedArticleWritten],
  [SETTINGS, pressWritten],
  [SUBMISSIONS, submissionWritten],
  [USERS, userWritten],
]);

/**
 * Every document of every top-level collection: a trigger has one pattern, and thirteen patterns would be thirteen
 * functions. Events of other collections end immediately; `docs/decisions/0011-grouped-functions.md` gives their cost.
 */
export const onRecordWritten = onDocumentWritten(
  {
    document: '{collection}/{id}',
    retry: true,
    memory: '1GiB',
    timeoutSeconds: 540,
    concurrency: 4,
  },
  async (event) => {
    const { collection, id } = event.params;
    const react = REACTIONS.get(collection);
    if (!react) return;
    await readCurrentTexts();
    const { document, data } = event;
    await bounded(event, () => react({ id, document, before: data?.before, after: data?.after }));
  },
);
