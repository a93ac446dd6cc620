/** A press for tests of publishing: a journal with open issues, its people, and a clock to set. */
import { ARTICLES, AUDIT, USERS } from '@quire/model/collections';
import { type Article, type ArticleContent, ArticleSchema } from '@quire/model/entities/article';
import {
  content,
  NOW,
  putIssue,
  putJournal,
  saveRevision,
  startTestPress,
  type TestPress,
} from './test-press.ts';
import { PEOPLE } from './test-submissions.ts';

export interface ArticlesPress extends TestPress {
  /** Sets the clock. */
  at(instant: string): void;
}

/** CES with the open issue 2-1, the draft 2-2 and the closed 1-1; every person has an account. */
export async function startArticlesPress(): Promise<ArticlesPress> {
  const press = await startTestPress();
  let clock = NOW;
  await putJournal(press, 'CES');
  await putIssue(press, 'CES', '2-1', { status: 'open' });
  await putIssue(press, 'CES', '2-2', { status: 'draft' });
  await putIssue(press, 'CES', '1-1', { status: 'closed' });
  const batch = press.db.batch();
  for (const { uid, email, claims } of Object.values(PEOPLE)) {
    const updatedAt = NOW.toISOString();
    batch.set(press.db.collection(USERS).doc(uid), {
      email,
      displayName: uid,
      ...claims,
      updatedAt,
    });
  }
  await batch.commit();
  return {
    ...press,
    now: () => clock,
    at: (instant) => {
      clock = new Date(instant);
    },
  };
}

/** What passes the gate; its DOI is its key's. */
export const readyContent = (
  akey: string,
  change: Partial<ArticleContent['metadata']> = {},
): ArticleContent =>
  content('How tidal creeks drain', {
    dates: { received: '2026-01-10', accepted: '2026-03-02' },
    doi: `10.5555/ces.${akey}`,
    eLocationId: 'e12',
    keywords: ['tides'],
    ...change,
  });

/** A draft of revision 1 that two people have agreed to, or what the change makes of it. Returns its id. */
export async function putArticle(
  press: TestPress,
  akey: string,
  change: Partial<Article> = {},
  text: ArticleContent = readyContent(akey),
  isAgreed = true,
): Promise<string> {
  const key = { journal: 'CES', issue: change.issue ?? '2-1', akey };
  const { revision = 1 } = change;
  await saveRevision(press, key, revision, text, {
    status: 'draft',
    publishedRevision: 0,
    ...(isAgreed ? { agreedRevision: revision } : {}),
    ...change,
  });
  return `CES~${akey}`;
}

export async function articleNow({ db }: TestPress, id: string): Promise<Article> {
  return ArticleSchema.parse((await db.collection(ARTICLES).doc(id).get()).data());
}

/** What the audit says of an article: `article.publish by edda`. */
export async function auditOf({ db }: TestPress, id: string): Promise<string[]> {
  const found = await db.collection(AUDIT).where('article', '==', id).get();
  return found.docs
    .toSorted((a, b) => String(a.get('at')).localeCompare(String(b.get('at'))))
    .map((doc) => `${doc.get('action')} by ${doc.get('by')}`);
}
