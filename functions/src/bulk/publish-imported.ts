/**
 * Shows readers what an import has written: each article once, then what is above them once, not
 * once for each. Everything here follows from what is stored, so any step may be repeated.
 */
import { ARTICLES, PUBLISHED_JOURNALS } from '@quire/model/collections';
import { isPublic } from '@quire/model/states/article';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { publishArticle } from '../publish/publish-article.ts';
import { rebuildIssue } from '../publish/rebuild-issue.ts';
import { rebuildJournal } from '../publish/rebuild-journal.ts';
import { indexForSearch } from '../search/index-for-search.ts';
import type { ToolPorts } from '../tools/tool-ports.ts';
import type { ReportRow, Step } from '../tools/tool-work.ts';
import { atOnce } from './at-once.ts';
import { marksOf } from './imported-mark.ts';
import { countPublished, rankSome } from './rank-all.ts';
import { relateImported } from './relate-imported.ts';
import { LAST_STEPS, lastStep } from './settle-press.ts';

export const PublishCursorSchema = z.object({
  phase: z.enum(['publish', 'issues', 'journals', 'press', 'related']),
  /** The mark of the last article, or how many of the issues or journals are done. */
  after: z.union([z.string(), z.number()]),
  done: z.number(),
  total: z.number(),
  /** `jkey~issueid` of the issues whose contents have changed. */
  issues: z.array(z.string()),
});
type Cursor = z.infer<typeof PublishCursorSchema>;

const ARTICLES_A_STEP = 24;
const WORKERS = 8;
/** Up to here, articles are related one by one. */
const FEW = 200;

export const beginPublishing = (): Cursor => ({
  phase: 'publish',
  after: '',
  done: 0,
  total: 0,
  issues: [],
});

interface Imported {
  readonly id: string;
  readonly mark: string;
  readonly journal: string;
  readonly akey: string;
  readonly issue: string;
  readonly isShown: boolean;
}

const importedOf = (doc: QueryDocumentSnapshot): Imported => ({
  id: doc.id,
  mark: String(doc.get('importHash')),
  journal: String(doc.get('journal')),
  akey: String(doc.get('akey')),
  issue: String(doc.get('issue')),
  isShown: isPublic(doc.get('status')) && Number(doc.get('publishedRevision')) > 0,
});

/** The run's articles by their marks, which two may share: the id settles where a page ends. */
async function nextArticles(ports: ToolPorts, run: string, after: string): Promise<Imported[]> {
  const { from, to } = marksOf(run);
  const all = ports.db
    .collection(ARTICLES)
    .where('importHash', '>=', from)
    .where('importHash', '<', to)
    .orderBy('importHash')
    .orderBy(FieldPath.documentId())
    .select('journal', 'akey', 'issue', 'status', 'publishedRevision', 'importHash')
    .limit(ARTICLES_A_STEP);
  const [mark, id] = after.split(' ');
  const { docs } = await (mark && id ? all.startAfter(mark, id) : all).get();
  return docs.map(importedOf);
}

const placeAfter = (articles: readonly Imported[]): string => {
  const last = articles.at(-1);
  return last ? `${last.mark} ${last.id}` : '';
};

async function countOf(ports: ToolPorts, run: string): Promise<number> {
  const { from, to } = marksOf(run);
  const all = ports.db
    .collection(ARTICLES)
    .where('importHash', '>=', from)
    .where('importHash', '<', to);
  return (await all.count().get()).data().count;
}

async function publishSome(ports: ToolPorts, run: string, cursor: Cursor): Promise<Step> {
  const total = cursor.total || (await countOf(ports, run));
  const articles = await nextArticles(ports, run, String(cursor.after));
  const rows: ReportRow[] = [];
  let published = 0;
  await atOnce(
    WORKERS,
    articles.filter(({ isShown }) => isShown),
    async ({ id, journal, akey }) => {
      const result = await publishArticle(ports, journal, akey, { search: false });
      if (result.ok) published += 1;
      else {
        if (result.retry) throw new Error(`${result.code} ${id}`);
        const message = `${id} could not be shown to readers.`;
        rows.push({
          line: 0,
          severity: 'error',
          code: result.code,
          message,
          record: `articles/${id}`,
        });
      }
    },
  );
  const issues = [
    ...new Set([...cursor.issues, ...articles.map((each) => `${each.journal}~${each.issue}`)]),
  ];
  const done = cursor.done + articles.length;
  const isLast = articles.length < ARTICLES_A_STEP;
  const next: Cursor = isLast
    ? { phase: 'issues', after: 0, done: 0, total: issues.length, issues }
    : { ...cursor, after: placeAfter(articles), done, total, issues };
  const placed = rows.map((row, place) => ({ ...row, place: done * 1_000 + place }));
  return {
    cursor: next,
    phase: 'Publishing articles',
    done,
    total,
    counts: { published },
    rows: placed,
  };
}

const journalsOf = (issues: readonly string[]): string[] => [
  ...new Set(issues.map((each) => each.slice(0, each.indexOf('~')))),
];

async function rebuildSome(ports: ToolPorts, cursor: Cursor): Promise<Step> {
  const at = Number(cursor.after);
  const [journal = '', issue = ''] = cursor.issues[at]?.split('~') ?? [];
  if (journal) await rebuildIssue(ports, journal, issue);
  const isLast = at + 1 >= cursor.issues.length;
  const next: Cursor = isLast
    ? { ...cursor, phase: 'journals', after: 0 }
    : { ...cursor, after: at + 1 };
  return { cursor: next, phase: 'Making issues', done: at + 1, total: cursor.issues.length };
}

async function rebuildJournals(ports: ToolPorts, cursor: Cursor): Promise<Step> {
  const at = Number(cursor.after);
  const journals = journalsOf(cursor.issues);
  const journal = journals[at];
  if (journal) {
    await rebuildJournal(ports, journal);
    await indexForSearch(ports, PUBLISHED_JOURNALS, journal);
  }
  const isLast = at + 1 >= journals.length;
  const next: Cursor = isLast
    ? { ...cursor, phase: 'press', after: 0 }
    : { ...cursor, after: at + 1 };
  return { cursor: next, phase: 'Making journals', done: at + 1, total: journals.length };
}

async function settlePress(ports: ToolPorts, cursor: Cursor): Promise<Step> {
  const at = Number(cursor.after);
  const phase = await lastStep(ports, at);
  const isLast = at + 1 >= LAST_STEPS;
  const next: Cursor = isLast
    ? { ...cursor, phase: 'related', after: '', done: 0, total: 0 }
    : { ...cursor, after: at + 1 };
  return { cursor: next, phase, done: at + 1, total: LAST_STEPS };
}

/**
 * Few articles find their places one by one, as if each had been published alone. Of many, each page
 * of the press is ranked once: the order in which thousands come must change nothing.
 */
async function relateSome(ports: ToolPorts, run: string, cursor: Cursor): Promise<Step> {
  const own = await countOf(ports, run);
  const all = await countPublished(ports);
  const isMost = own > FEW && own * 4 >= all;
  if (isMost) {
    const ranked = await rankSome(ports, String(cursor.after));
    const done = cursor.done + ranked.count;
    const next = ranked.after === null ? null : { ...cursor, after: ranked.after, done };
    return { cursor: next, phase: 'Relating articles', done, total: all };
  }
  const articles = await nextArticles(ports, run, String(cursor.after));
  await relateImported(
    ports,
    articles.filter(({ isShown }) => isShown),
  );
  const done = cursor.done + articles.length;
  const isLast = articles.length < ARTICLES_A_STEP;
  const next = isLast ? null : { ...cursor, after: placeAfter(articles), done };
  return { cursor: next, phase: 'Relating articles', done, total: own };
}

/** The next step of showing what a run has written. */
export function publishStep(ports: ToolPorts, run: string, cursor: Cursor): Promise<Step> {
  if (cursor.phase === 'publish') return publishSome(ports, run, cursor);
  if (cursor.phase === 'issues') return rebuildSome(ports, cursor);
  if (cursor.phase === 'journals') return rebuildJournals(ports, cursor);
  return cursor.phase === 'press' ? settlePress(ports, cursor) : relateSome(ports, run, cursor);
}
