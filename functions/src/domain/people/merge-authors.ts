/** Two records of one author are merged, and can be separated again. */
import { AUDIT, AUTHORS } from '@quire/model/collections';
import type { PublishedAuthor } from '@quire/model/entities/published-author';
import { type Asker, can } from '@quire/model/roles';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight } from '../access/may-write.ts';
import { queueMany } from '../search-queue/search-queue.ts';
import { authorRecord } from './author-record.ts';
import { authorRef, readAuthor } from './collect-authors.ts';
import { markAlike } from './mark-alike.ts';

type PeoplePorts = Pick<Ports, 'db' | 'now'>;

const RIGHT = { action: 'journal.edit' } as const;

/** Editors decide only about people of their journals. */
function requireReach(person: Asker, ...authors: readonly PublishedAuthor[]): void {
  if (can(person, 'journal.edit')) return;
  const journals = authors.flatMap((each) => each.journals);
  const isTheirs = journals.every((journal) => can(person, 'journal.edit', { journal }));
  if (journals.length === 0 || !isTheirs) throw new Refused('access/denied');
}

async function read(tx: Transaction, ref: DocumentReference): Promise<PublishedAuthor> {
  const author = readAuthor(await tx.get(ref));
  if (!author) throw new Refused('people/no-author');
  return author;
}

/**
 * A record that a person may decide about: an author of their journals alone. Throws `Refused`: `access/denied`,
 * `people/no-author`.
 */
export async function readForDecision(
  tx: Transaction,
  person: Asker,
  ref: DocumentReference,
): Promise<PublishedAuthor> {
  requireRecordRight(person, RIGHT);
  const author = await read(tx, ref);
  requireReach(person, author);
  return author;
}

function audit(
  { db, now }: PeoplePorts,
  tx: Transaction,
  person: Asker,
  action: 'author.merged' | 'author.separated',
  record: string,
  other: string,
): void {
  const at = now().toISOString();
  tx.set(db.collection(AUDIT).doc(), { action, at, by: person.uid, record, other });
}

/** The remaining record of a merged author: its name, so that old links still work. */
const emptied = (author: PublishedAuthor, keep: string): PublishedAuthor => {
  const { firstPublished: _first, lastPublished: _last, ...rest } = author;
  return {
    ...rest,
    ...{ state: 'merged', mergedInto: keep, articles: [], articleIds: [], articleCount: 0 },
    ...{ gathers: [], hasAlike: false },
  };
};

/**
 * `mergeAuthors`: the articles of `merge` belong to `keep` from now on, including future ones. Can be repeated. Throws
 * `Refused`: `people/no-author`, `people/same`, `people/merged`.
 */
export async function mergeAuthors(
  ports: PeoplePorts,
  person: Asker,
  { keep, merge }: { readonly keep: string; readonly merge: string },
): Promise<void> {
  const { db } = ports;
  requireRecordRight(person, RIGHT);
  if (keep === merge) throw new Refused('people/same');
  const names = await inTransaction(db, async (tx) => {
    const kept = await read(tx, authorRef(db, keep));
    const gone = await read(tx, authorRef(db, merge));
    requireReach(person, kept, gone);
    if (gone.mergedInto === keep) return [];
    if (kept.state === 'merged' || gone.state === 'merged') throw new Refused('people/merged');
    const gathers = [...kept.gathers, merge, ...gone.gathers];
    const articles = [...kept.articles, ...gone.articles];
    // The author under two spellings in one article: it counts once.
    const once = [...new Map(articles.map((each) => [each.article, each])).values()];
    // Who has asked for one page to be hidden is not shown by another.
    const isHidden = kept.isHidden ?? gone.isHidden;
    const as = { gathers, hasAlike: kept.hasAlike };
    const after = authorRecord(once, as, { ...kept, isHidden });
    if (after) tx.set(authorRef(db, keep), withoutUndefined(after));
    tx.set(authorRef(db, merge), withoutUndefined(emptied(gone, keep)));
    for (const id of gone.gathers) tx.update(authorRef(db, id), { mergedInto: keep });
    queueMany(tx, db, AUTHORS, [keep, merge]);
    audit(ports, tx, person, 'author.merged', `authors/${keep}`, `authors/${merge}`);
    return [kept.nameKey, gone.nameKey];
  });
  for (const name of new Set(names)) await markAlike(db, name);
}

/** `separateAuthor`: the articles under this key belong to it again. Throws `Refused`. */
export async function separateAuthor(
  ports: PeoplePorts,
  person: Asker,
  { author: id }: { readonly author: string },
): Promise<void> {
  const { db } = ports;
  requireRecordRight(person, RIGHT);
  const names = await inTransaction(db, async (tx) => {
    const gone = await read(tx, authorRef(db, id));
    if (gone.mergedInto === undefined) return [];
    const keep = authorRef(db, gone.mergedInto);
    const kept = await read(tx, keep);
    requireReach(person, kept, gone);
    const theirs = kept.articles.filter(({ by }) => by === id);
    const left = kept.articles.filter(({ by }) => by !== id);
    const gathers = kept.gathers.filter((each) => each !== id);
    const after = authorRecord(left, { gathers, hasAlike: false }, kept);
    const own = authorRecord(theirs, { gathers: [], hasAlike: false }, gone);
    if (after) tx.set(keep, withoutUndefined(after));
    else tx.delete(keep);
    if (own) tx.set(authorRef(db, id), withoutUndefined(own));
    else tx.delete(authorRef(db, id));
    queueMany(tx, db, AUTHORS, [keep.id, id]);
    audit(ports, tx, person, 'author.separated', `authors/${keep.id}`, `authors/${id}`);
    return [kept.nameKey, gone.nameKey];
  });
  for (const name of new Set(names)) await markAlike(db, name);
}
