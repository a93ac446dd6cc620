/**
 * `prints/{article id}`: the articles that are to be printed. One is put there with the very change
 * that asks for it, so none is forgotten; it leaves when its PDF is public.
 */
import type { PublishedArticle } from '@quire/model/entities/published';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { printHash } from './print-hash.ts';

const PRINTS = 'prints';
/** How often a print is tried: a page that the browser dies of must not be tried for ever. */
export const PRINT_ATTEMPTS = 5;

const WaitingSchema = z.object({
  printHash: z.string(),
  queuedAt: z.iso.datetime(),
  attempts: z.number().int(),
});
export interface WaitingPrint extends z.infer<typeof WaitingSchema> {
  readonly articleId: string;
  readonly ref: DocumentReference;
}

export const printRef = (db: Firestore, articleId: string): DocumentReference =>
  db.collection(PRINTS).doc(articleId);

/**
 * `printed/{article id}`: articles that have a PDF which their lists do not know of yet. Noted with
 * the PDF itself, so that none is forgotten where printing breaks off.
 */
export const printedNotes = (db: Firestore): CollectionReference => db.collection('printed');

/** One without a text (its metadata alone came to the press) has nothing to print. */
const wantedHash = (article: PublishedArticle | undefined) =>
  article && article.body.bytes > 0 && (article.pdf === undefined || article.madePdf)
    ? printHash(article)
    : null;

/**
 * In the transaction that changes what readers see of an article from `before` to `after`: asks for
 * a print where the press prints it itself and it will look otherwise than the one there is.
 */
export function queuePrint(
  tx: Transaction,
  published: DocumentReference,
  before: PublishedArticle | undefined,
  after: PublishedArticle | undefined,
  now: Date,
): void {
  const ref = printRef(published.firestore, published.id);
  const wanted = wantedHash(after);
  if (wanted === null || wanted === after?.madePdf?.printHash) {
    if (before) tx.delete(ref);
    return;
  }
  // It was asked for with an earlier change.
  if (wanted === wantedHash(before)) return;
  tx.set(ref, { printHash: wanted, queuedAt: now.toISOString(), attempts: 0 });
}

/** The newest of those that wait, without these. Reads as many documents as it passes over. */
export async function nextPrint(
  db: Firestore,
  passed: ReadonlySet<string>,
  since = '',
): Promise<WaitingPrint | null> {
  const waiting = await db
    .collection(PRINTS)
    .where('queuedAt', '>=', since)
    .orderBy('queuedAt', 'desc')
    .limit(passed.size + 1)
    .get();
  for (const doc of waiting.docs) {
    const print = WaitingSchema.safeParse(doc.data());
    if (print.success && !passed.has(doc.id)) {
      return { ...print.data, articleId: doc.id, ref: doc.ref };
    }
  }
  return null;
}

const isOf = (snapshot: DocumentSnapshot, print: WaitingPrint): boolean =>
  snapshot.get('printHash') === print.printHash && snapshot.get('attempts') === print.attempts;

const givenUp = ({ printHash: hash }: WaitingPrint, code: string) => ({
  printHash: hash,
  failedAfter: PRINT_ATTEMPTS,
  code,
});

/**
 * Counts an attempt before it is made, so that a page which takes the whole instance with it is not
 * tried for ever. Null where it waits no longer: it was tried often enough, or has changed meanwhile.
 */
export function beginPrint(print: WaitingPrint): Promise<WaitingPrint | null> {
  const { ref } = print;
  return inTransaction(ref.firestore, async (tx) => {
    if (!isOf(await tx.get(ref), print)) return null;
    if (print.attempts >= PRINT_ATTEMPTS) {
      tx.set(ref, givenUp(print, 'print/never-ended'));
      return null;
    }
    const attempts = print.attempts + 1;
    tx.update(ref, { attempts });
    return { ...print, attempts };
  });
}

/**
 * Notes a failure; after the last attempt it waits no longer, and its note stays for a person. What
 * was asked for while it failed waits as it is.
 */
export function notePrintFailure(print: WaitingPrint, code: string): Promise<void> {
  const { ref } = print;
  return inTransaction(ref.firestore, async (tx) => {
    if (!isOf(await tx.get(ref), print)) return;
    if (print.attempts < PRINT_ATTEMPTS) tx.update(ref, { code });
    else tx.set(ref, givenUp(print, code));
  });
}
