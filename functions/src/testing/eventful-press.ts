/** A press whose records raise events, which the test delivers in any order. */
import type { DocumentData } from 'firebase-admin/firestore';
import {
  deliverBook,
  deliverConference,
  deliverPage,
  deliverPost,
} from '../domain/publishing/deliver-content.ts';
import { rebuildPages, rebuildPress } from '../domain/publishing/rebuild-pages.ts';
import { reconcileArticle } from '../domain/publishing/reconcile-article.ts';
import { refreshArticles } from '../domain/publishing/refresh-articles.ts';
import { putIssue, putJournal, type TestPress } from './test-press.ts';

export interface RecordEvent {
  readonly collection: string;
  readonly id: string;
  /** Of an article: where it was, where it went. */
  readonly issues: readonly string[];
}

const WORKING = ['journals', 'issues', 'articles', 'pages', 'posts', 'books', 'conferences'];

const CONTENT = {
  pages: deliverPage,
  posts: deliverPost,
  books: deliverBook,
  conferences: deliverConference,
} as const;

const isContent = (name: string): name is keyof typeof CONTENT => Object.hasOwn(CONTENT, name);

export class EventfulPress {
  readonly press: TestPress;
  readonly waiting: RecordEvent[] = [];

  constructor(press: TestPress) {
    this.press = press;
  }

  /** Nothing stays but the press's name. */
  async clear(): Promise<void> {
    for (const collection of await this.press.db.listCollections()) {
      if (collection.id === 'settings') continue;
      await this.press.db.recursiveDelete(collection);
    }
    this.press.bucket.files.clear();
  }

  /** Two journals with three issues, of which readers know nothing yet. */
  async begin(): Promise<void> {
    await putJournal(this.press, 'CES');
    await putJournal(this.press, 'QPH', { order: 2 });
    for (const [journal, issue] of [
      ['CES', '1-1'],
      ['CES', '1-2'],
      ['QPH', '1-1'],
    ] as const) {
      await putIssue(this.press, journal, issue);
      this.raise('issues', `${journal}~${issue}`);
    }
    this.raise('journals', 'CES');
    this.raise('journals', 'QPH');
  }

  raise(collection: string, id: string, issues: readonly string[] = []): void {
    this.waiting.push({ collection, id, issues });
  }

  async record(collection: string, id: string): Promise<DocumentData | undefined> {
    return (await this.press.db.collection(collection).doc(id).get()).data();
  }

  /** What the triggers do. False: the event is to come again. */
  async deliver({ collection, id, issues }: RecordEvent): Promise<boolean> {
    const { press } = this;
    const [first = '', second = ''] = id.split('~');
    if (isContent(collection)) return (await CONTENT[collection](press, id)).ok;
    if (collection === 'articles') {
      const result = await reconcileArticle(press, first, second, issues);
      return result.ok || !result.retry;
    }
    if (collection === 'issues') {
      await refreshArticles(press, first, second);
      await rebuildPages(press, first, [second]);
      return true;
    }
    await refreshArticles(press, id);
    const found = await press.db.collection('issues').where('journal', '==', id).get();
    await rebuildPages(
      press,
      id,
      found.docs.map((issue) => String(issue.get('issueid'))),
    );
    await rebuildPress(press);
    return true;
  }

  /** The working records of another press, and nothing of what followed from them. */
  async copyFrom({ db }: TestPress): Promise<void> {
    for (const name of WORKING) {
      for (const doc of (await db.collection(name).get()).docs) {
        await this.press.db.doc(doc.ref.path).set(doc.data());
        const issue: unknown = doc.get('issue');
        this.raise(name, doc.id, typeof issue === 'string' ? [issue] : []);
      }
    }
    for (const version of (await db.collectionGroup('versions').get()).docs) {
      await this.press.db.doc(version.ref.path).set(version.data());
    }
  }

  /** Everything that waits, twice: what was missing the first time is there the second. */
  async deliverAll(): Promise<void> {
    const events = this.waiting.splice(0);
    for (const event of [...events, ...events]) await this.deliver(event);
  }
}
