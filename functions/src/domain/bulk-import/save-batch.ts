/** A batch of records → articles, issues and keys, in the transaction that advances the cursor. */

import { ARTICLES, articleDocId, JOURNALS, VERSIONS, versionDocId } from '@quire/model/collections';
import type { Issue } from '@quire/model/entities/issue';
import { type ReportRemark, reportRemark } from '@quire/model/entities/report-remark';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import type { ReportRow, StepReport } from '../tool-runs/tool-work.ts';
import {
  akeysOf,
  isOwn,
  type Made,
  metadataOf,
  newArticle,
  type Origin,
} from './article-from-record.ts';
import { type KeyHolder, keyRef, type Repeat, repeated } from './article-keys.ts';
import { type Fill, fillIn } from './fill-in.ts';
import type { Plan, Planned } from './import-plan.ts';
import { importMark, RUN_MARK } from './imported-mark.ts';
import { type KnownElsewhere, titlePlace } from './known-elsewhere.ts';
import { placesOfBatch } from './places-of-batch.ts';
import { issueRef } from './press-places.ts';
import { showBatch } from './show-batch.ts';

export interface BatchInput {
  readonly ports: Ports;
  readonly plan: Plan;
  readonly elsewhere: KnownElsewhere;
  readonly fill: boolean;
  readonly origin: Origin;
}

/** The line of a record whose article exists, and is left as it is or filled in. */
export const repeatRow = (
  { line, raw }: Planned,
  { article, by }: Repeat,
  existing: 'skip' | 'fill',
): ReportRow => ({
  ...{ line, raw, severity: 'note', code: `import/duplicate-${by}` },
  remark: reportRemark(by === 'doi' ? 'doi-exists' : 'title-exists', { existing }),
  record: `articles/${article}`,
});

/** The existing article of a record, among those of imports, of this batch, and of the office. */
export function repeatOf<Id = string>(
  planned: Planned,
  holders: Pick<ReadonlyMap<string, KeyHolder<Id>>, 'get'>,
  elsewhere: KnownElsewhere,
): Repeat<Id | string> | null {
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

/** The keys of a record, which it now holds. A title key that is held keeps its first holder. */
export function hold<Id>(
  holders: Map<string, KeyHolder<Id>>,
  { keys, record }: Planned,
  article: Id,
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

interface Decided {
  /** Records that become articles, with the keys that they hold from now on. */
  readonly begun: readonly {
    readonly made: Made;
    readonly issue: Issue;
    readonly keys: KeysHeld;
  }[];
  readonly fills: readonly Fill[];
  readonly refused: readonly ReportRow[];
  readonly repeated: readonly ReportRow[];
  /** By the importing user: these stay drafts. */
  readonly own: readonly ReportRow[];
}

interface KeysHeld {
  readonly ids: readonly string[];
  readonly hasDoi: boolean;
}

const refusal = ({ line, raw }: Planned, code: string, remark: ReportRemark): ReportRow => ({
  line,
  raw,
  severity: 'error',
  code,
  remark,
});

/** The line of a record whose DOI no article has, and that has no title to begin one. */
export const unknownDoi = (planned: Planned): ReportRow =>
  refusal(planned, 'import/doi-unknown', reportRemark('doi-unknown', {}));

const ownRow = ({ line, raw }: Planned, article: string): ReportRow => ({
  ...{ line, raw, severity: 'warning', code: 'import/own-article' },
  remark: reportRemark('own-article-draft', {}),
  record: `articles/${article}`,
});

/** The result for each record, by the holders of keys and the used ids. */
function decide(
  { plan, elsewhere, fill, origin }: BatchInput,
  holders: Map<string, KeyHolder>,
  taken: Set<string>,
): Decided {
  const begun: Decided['begun'][number][] = [];
  const fills: Fill[] = [];
  const refused: ReportRow[] = [];
  const repeatedRows: ReportRow[] = [];
  const rows: ReportRow[] = [];
  for (const each of plan.planned) {
    const repeat = repeatOf(each, holders, elsewhere);
    if (repeat) {
      if (fill) fills.push({ ...repeat, planned: each });
      else repeatedRows.push(repeatRow(each, repeat, 'skip'));
      continue;
    }
    const { issue, journal, record, licence } = each;
    if (!issue) {
      refused.push(unknownDoi(each));
      continue;
    }
    const akey = akeysOf(record).find((key) => !taken.has(articleDocId(journal, key)));
    if (akey === undefined) {
      const remark = reportRemark('addresses-taken', {});
      refused.push(refusal(each, 'import/key-taken', remark));
      continue;
    }
    const id = articleDocId(journal, akey);
    taken.add(id);
    const place = { journal, issue: issue.issueid, akey };
    const made = newArticle(place, metadataOf(record, licence), origin);
    if (origin.publish && isOwn(made.version.metadata, origin)) rows.push(ownRow(each, id));
    const keys = { ids: hold(holders, each, id), hasDoi: record.doi !== undefined };
    begun.push({ made, issue, keys });
  }
  return { begun, fills, refused, repeated: repeatedRows, own: rows };
}

/** The holders of the records' keys, and which ids of articles are used. */
async function readHolders(
  { ports: { db }, plan }: BatchInput,
  tx: Transaction,
): Promise<{ holders: Map<string, KeyHolder>; taken: Set<string> }> {
  const keys = plan.planned.flatMap(({ keys: { title, doi } }) => [
    keyRef(db, title),
    ...(doi === undefined ? [] : [keyRef(db, doi)]),
  ]);
  const articles = plan.planned.flatMap(({ journal, record }) =>
    journal && record.title
      ? akeysOf(record).map((akey) => db.collection(ARTICLES).doc(articleDocId(journal, akey)))
      : [],
  );
  const found = await getAll(tx, [...keys, ...articles]);
  const holders = new Map<string, KeyHolder>();
  const taken = new Set<string>();
  for (const snapshot of found) {
    if (snapshot.ref.parent.id === ARTICLES) {
      if (snapshot.exists) taken.add(snapshot.id);
      continue;
    }
    const holder = holderOf(snapshot);
    if (holder) holders.set(snapshot.id, holder);
  }
  return { holders, taken };
}

function writeBegun(
  db: Firestore,
  tx: Transaction,
  { made, keys }: Decided['begun'][number],
): void {
  const { article, version } = made;
  const id = articleDocId(article.journal, article.akey);
  const ref = db.collection(ARTICLES).doc(id);
  tx.create(ref, withoutUndefined(article));
  tx.create(ref.collection(VERSIONS).doc(versionDocId(1)), withoutUndefined(version));
  for (const key of keys.ids) tx.set(keyRef(db, key), { article: id, hasDoi: keys.hasDoi });
}

/**
 * Reads everything that the batch depends on, then writes it, including public records. Depends only on what is stored.
 */
export async function saveBatch(input: BatchInput, tx: Transaction): Promise<StepReport> {
  const { ports, plan, origin } = input;
  const { db } = ports;
  const { holders, taken } = await readHolders(input, tx);
  const { begun, fills, refused, repeated, own } = decide(input, holders, taken);
  const filled = await fillIn(db, tx, fills, origin);
  const shownFills = filled.made.filter(({ isShown }) => isShown);
  const places = await placesOfBatch(db, tx, {
    issues: [
      ...begun.map(({ issue }) => ({
        journal: issue.journal,
        issueid: issue.issueid,
        begins: issue,
      })),
      ...shownFills.map(({ article }) => ({ journal: article.journal, issueid: article.issue })),
    ],
    begun: plan.journals,
  });
  const written = [
    ...begun.flatMap(({ made }) => (made.article.publishedRevision > 0 ? [made] : [])),
    ...shownFills,
  ];
  const shown = await showBatch(ports, tx, written, places);
  for (const journal of plan.journals) {
    const mark = origin.publish ? { [RUN_MARK]: importMark(origin.run, journal) } : {};
    tx.set(db.collection(JOURNALS).doc(journal.name), { ...withoutUndefined(journal), ...mark });
  }
  for (const issue of places.newIssues) {
    tx.set(issueRef(db, issue), { ...withoutUndefined(issue), [RUN_MARK]: origin.run });
  }
  for (const each of begun) writeBegun(db, tx, each);
  filled.write();
  shown.write();
  const errors = plan.rows.filter(({ severity }) => severity === 'error').length;
  const counts: Record<string, number> = {
    ...filled.counts,
    created: begun.length,
    refused: errors + refused.length + (filled.counts?.refused ?? 0),
    duplicate: repeated.length + (filled.counts?.duplicate ?? 0),
    journals: plan.journals.length,
    issues: places.newIssues.length,
    published: shown.count,
  };
  const rows = [...plan.rows, ...refused, ...repeated, ...own, ...(filled.rows ?? [])];
  return {
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    rows: rows.toSorted((a, b) => a.line - b.line),
  };
}
