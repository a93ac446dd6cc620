/** A batch of records → articles, issues and keys, in the transaction that moves the cursor. */
import { ARTICLES, articleDocId, JOURNALS, VERSIONS, versionDocId } from '@quire/model/collections';
import type { Issue } from '@quire/model/entities/issue';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { withoutUndefined } from '../publish/transaction.ts';
import type { ReportRow, StepReport } from '../tools/tool-work.ts';
import { akeysOf, metadataOf, newArticle, type Origin } from './article-from-record.ts';
import { type KeyHolder, keyRef, repeated } from './article-keys.ts';
import { type Fill, fillIn } from './fill-in.ts';
import type { Plan, Planned } from './import-plan.ts';
import { ISSUE_MARK } from './imported-mark.ts';
import { type KnownElsewhere, titlePlace } from './known-elsewhere.ts';
import { issueRef } from './press-places.ts';

export interface BatchInput {
  readonly db: Firestore;
  readonly plan: Plan;
  readonly elsewhere: KnownElsewhere;
  readonly fill: boolean;
  readonly origin: Origin;
}

const repeatRow = (
  { line, raw }: Planned,
  article: string,
  by: 'doi' | 'title',
  what: string,
): ReportRow => ({
  line,
  raw,
  severity: 'note',
  code: `import/duplicate-${by}`,
  message:
    by === 'doi'
      ? `An article with this DOI is there already; ${what}.`
      : `An article of this journal, title and year is there already; ${what}.`,
  record: `articles/${article}`,
});

/** The article that a record repeats, among those of imports, of this batch, and of the office. */
export function repeatOf(
  planned: Planned,
  holders: ReadonlyMap<string, KeyHolder>,
  elsewhere: KnownElsewhere,
): { readonly article: string; readonly by: 'doi' | 'title' } | null {
  const { record, journal, keys } = planned;
  const known = repeated(keys, (key) => holders.get(key));
  if (known) return known;
  const byDoi = record.doi && elsewhere.byDoi.get(record.doi);
  if (byDoi) return { article: byDoi, by: 'doi' };
  const byTitle = record.doi
    ? undefined
    : elsewhere.byTitle.get(titlePlace(journal, record.title, record.year));
  return byTitle ? { article: byTitle, by: 'title' } : null;
}

/** Keys of a record, the holder of which it becomes. A title that is held stays its first one's. */
export function hold(
  holders: Map<string, KeyHolder>,
  { keys, record }: Planned,
  article: string,
): string[] {
  const wanted = [keys.title, ...(keys.doi === undefined ? [] : [keys.doi])];
  const taken = wanted.filter((key) => !holders.has(key));
  for (const key of taken) holders.set(key, { article, hasDoi: record.doi !== undefined });
  return taken;
}

const holderOf = (snapshot: DocumentSnapshot): KeyHolder | undefined => {
  const article: unknown = snapshot.get('article');
  return typeof article === 'string'
    ? { article, hasDoi: snapshot.get('hasDoi') === true }
    : undefined;
};

async function getAll(
  tx: Transaction,
  refs: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  const unique = [...new Map(refs.map((ref) => [ref.path, ref])).values()];
  return unique.length > 0 ? tx.getAll(...unique) : [];
}

/** Reads all that the batch depends on, then writes it. Depends on the stored records alone. */
export async function saveBatch(
  { db, plan, elsewhere, fill, origin }: BatchInput,
  tx: Transaction,
): Promise<StepReport> {
  const { planned } = plan;
  const articles = db.collection(ARTICLES);
  const ids = planned.flatMap(({ journal, record }) =>
    journal && record.title ? akeysOf(record).map((akey) => articleDocId(journal, akey)) : [],
  );
  const keyRefs = planned.flatMap(({ keys }) =>
    [keys.title, keys.doi].flatMap((key) => (key === undefined ? [] : [keyRef(db, key)])),
  );
  const issues = new Map<string, Issue>();
  for (const { issue } of planned) {
    if (issue) issues.set(issueRef(db, issue).path, issue);
  }
  const keysRead = await getAll(tx, keyRefs);
  const taken = new Set(
    (
      await getAll(
        tx,
        ids.map((id) => articles.doc(id)),
      )
    )
      .filter(({ exists }) => exists)
      .map(({ id }) => id),
  );
  const issuesRead = await getAll(
    tx,
    [...issues.keys()].map((path) => db.doc(path)),
  );
  const holders = new Map<string, KeyHolder>(
    keysRead.flatMap((key) => {
      const holder = holderOf(key);
      return holder ? [[key.id, holder]] : [];
    }),
  );

  const rows: ReportRow[] = [...plan.rows];
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const { severity } of plan.rows) if (severity === 'error') count('refused');
  const fills: Fill[] = [];
  const writes: (() => void)[] = [];
  const used = new Set<string>();
  for (const each of planned) {
    const repeat = repeatOf(each, holders, elsewhere);
    if (repeat) {
      if (fill) fills.push({ ...repeat, planned: each });
      else {
        count('duplicate');
        rows.push(repeatRow(each, repeat.article, repeat.by, 'it was left as it is'));
      }
      continue;
    }
    const { issue, journal, record, licence } = each;
    if (!issue) {
      count('refused');
      const message = 'No article has this DOI, and the record has no title to begin one.';
      rows.push({
        line: each.line,
        raw: each.raw,
        severity: 'error',
        code: 'import/doi-unknown',
        message,
      });
      continue;
    }
    const akey = akeysOf(record).find((key) => !taken.has(articleDocId(journal, key)));
    if (akey === undefined) {
      count('refused');
      const message = 'Another article has every address that this one could have.';
      rows.push({
        line: each.line,
        raw: each.raw,
        severity: 'error',
        code: 'import/key-taken',
        message,
      });
      continue;
    }
    const id = articleDocId(journal, akey);
    taken.add(id);
    count('created');
    const made = newArticle(
      { journal, issue: issue.issueid, akey },
      metadataOf(record, licence),
      origin,
    );
    const keys = hold(holders, each, id);
    used.add(issueRef(db, issue).path);
    writes.push(() => {
      tx.create(articles.doc(id), withoutUndefined(made.article));
      tx.create(
        articles.doc(id).collection(VERSIONS).doc(versionDocId(1)),
        withoutUndefined(made.version),
      );
      for (const key of keys)
        tx.set(keyRef(db, key), { article: id, hasDoi: record.doi !== undefined });
    });
  }
  const filled = await fillIn(db, tx, fills, origin);
  for (const [name, some] of Object.entries(filled.counts ?? {}))
    counts[name] = (counts[name] ?? 0) + some;
  rows.push(...(filled.rows ?? []));
  for (const journal of plan.journals) {
    tx.set(db.collection(JOURNALS).doc(journal.name), withoutUndefined(journal));
    count('journals');
  }
  for (const snapshot of issuesRead) {
    const issue = issues.get(snapshot.ref.path);
    if (snapshot.exists || !issue || !used.has(snapshot.ref.path)) continue;
    tx.set(snapshot.ref, { ...withoutUndefined(issue), [ISSUE_MARK]: origin.run });
    count('issues');
  }
  for (const write of writes) write();
  return { counts, rows: rows.toSorted((a, b) => a.line - b.line) };
}
