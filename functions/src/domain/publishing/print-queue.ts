/**
 * `prints/{article id}`: the print queue. An article is added in the transaction that requires it, so none is lost; it
 * is removed when its PDF is public.
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
/** The number of attempts: a page that crashes the browser must not be retried forever. */
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
 * `printed/{article id}`: articles whose PDF is not yet shown in their lists. Stored with the PDF itself, so that none
 * is lost if printing is interrupted.
 */
export const printedNotes = (db: Firestore): CollectionReference => db.collection('printed');

/** An article without a text (imported metadata only) has nothing to print. */
const wantedHash = (article: PublishedArticle | undefined) =>
  article && article.body.bytes > 0 && (article.pdf === undefined || article.madePdf)
    ? printHash(article)
    : null;

/**
 * In the transaction that changes a published article from `before` to `after`: queues a print if the press prints it
 * and the result would differ from the existing PDF.
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
  // It was queued by an earlier change.
  if (wanted === wantedHash(before)) return;
  tx.set(ref, { printHash: wanted, queuedAt: now.toISOString(), attempts: 0 });
}

/** The newest in the queue, without these. Reads as many documents as it skips. */
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
 * Counts an attempt before it starts, so that a page which crashes the instance is not retried forever. Null if it is
 * no longer queued: it was tried often enough, or has changed in the meantime.
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
 * Records a failure; after the last attempt it is no longer queued, and the entry is kept for staff. A request made
 * during the attempt stays queued.
 */
export function notePrintFailure(print: WaitingPrint, code: string): Promise<void> {
  const { ref } = print;
  return inTransaction(ref.firestore, async (tx) => {
    if (!isOf(await tx.get(ref), print)) return;
    if (print.attempts < PRINT_ATTEMPTS) tx.update(ref, { code });
    else tx.set(ref, givenUp(print, code));
  });
}
