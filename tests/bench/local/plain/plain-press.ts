import type { Article, Note } from '../articles.ts';
import { SortedList } from './sorted-list.ts';

/** The peer: a map of plain objects and, for what is asked of it, arrays kept in order by hand. */
export class PlainPress {
  readonly articles = new Map<string, Article>();
  readonly notes = new Map<string, Note>();
  readonly byJournal = new SortedList<Article>();
  readonly byJournalAndStatus = new SortedList<Article>();
  readonly byPublished = new SortedList<Article>();
  readonly byViews = new SortedList<Article>();
  readonly byIssue = new SortedList<Article>();
  readonly byTag = new SortedList<Article>();
  readonly notesByAuthor = new SortedList<Note>();

  /** Into the map alone. */
  put(one: Article): void {
    this.articles.set(one.id, one);
  }

  /** Makes the arrays of what the map holds. */
  sort(): void {
    const all = [...this.articles.values()];
    this.byJournal.fill(all.map((one) => [journalKey(one), one]));
    this.byJournalAndStatus.fill(all.map((one) => [statusKey(one), one]));
    this.byPublished.fill(all.map((one) => [one.published + one.id, one]));
    this.byViews.fill(all.map((one) => [viewsKey(one), one]));
    this.byIssue.fill(all.map((one) => [`${one.issue} ${one.id}`, one]));
    this.byTag.fill(all.flatMap((one) => tagKeys(one).map((key) => [key, one] as const)));
    const notes = [...this.notes.values()];
    this.notesByAuthor.fill(
      notes.map((one) => [`${one.author} ${one.at}${one.article}${one.id}`, one]),
    );
  }

  /** Into the map and the arrays. */
  putSorted(one: Article): void {
    const before = this.articles.get(one.id);
    this.articles.set(one.id, one);
    if (before) {
      this.byJournal.remove(journalKey(before));
      this.byJournalAndStatus.remove(statusKey(before));
      this.byPublished.remove(before.published + before.id);
      this.byViews.remove(viewsKey(before));
      this.byIssue.remove(`${before.issue} ${before.id}`);
      for (const key of tagKeys(before)) this.byTag.remove(key);
    }
    this.byJournal.add(journalKey(one), one);
    this.byJournalAndStatus.add(statusKey(one), one);
    this.byPublished.add(one.published + one.id, one);
    this.byViews.add(viewsKey(one), one);
    this.byIssue.add(`${one.issue} ${one.id}`, one);
    for (const key of tagKeys(one)) this.byTag.add(key, one);
  }
}

const journalKey = (one: Article) => `${one.journal} ${one.published}${one.id}`;
const statusKey = (one: Article) => `${one.journal} ${one.status} ${one.id}`;
const viewsKey = (one: Article) => String(one.views).padStart(7, '0') + one.id;
/** Each tag once, so that an article is found once. */
const tagKeys = (one: Article) =>
  [...new Set(one.tags)].map((tag) => `${tag} ${one.published}${one.id}`);
