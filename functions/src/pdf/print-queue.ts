/**
 * `prints/{article id}`: the articles that are to be printed. One is put there with the very change
 * that asks for it, so none is forgotten; it leaves when its PDF is public.
 */
import type { PublishedArticle } from '@quire/model/entities/published';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
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

const wantedHash = (article: PublishedArticle | undefined) =>
  article && (article.pdf === undefined || article.madePdf) ? printHash(article) : null;

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

/** Notes a failure; after the last attempt it waits no longer, and its note stays for a person. */
export async function notePrintFailure(print: WaitingPrint, code: string): Promise<void> {
  const attempts = print.attempts + 1;
  const { printHash: hash, queuedAt } = print;
  await print.ref.set(
    attempts < PRINT_ATTEMPTS
      ? { printHash: hash, queuedAt, attempts, code }
      : { printHash: hash, failedAfter: attempts, code },
  );
}
