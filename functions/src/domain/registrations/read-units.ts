/** What is to be registered of a published record, as it is now. */
import {
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
} from '@quire/model/collections';
import { PublishedBookSchema } from '@quire/model/entities/book';
import { PublishedIssueSchema, PublishedJournalSchema } from '@quire/model/entities/published';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { bookDeposit } from '../deposits/book-deposit.ts';
import type { DepositUpdate } from '../deposits/deposit.ts';
import { issueDeposit } from '../deposits/issue-deposit.ts';
import { journalDeposit } from '../deposits/journal-deposit.ts';
import { proceedingsDeposit } from '../deposits/proceedings-deposit.ts';
import { conferenceOfBook } from '../publishing/conference-of-book.ts';
import { articleUnits, placeOf } from './article-units.ts';
import { type DepositUnit, unitOf } from './deposit-unit.ts';
import type { DepositingPress } from './press-of-deposits.ts';

async function bookUnits(ports: Ports, id: string, { publisher }: DepositingPress) {
  const stored = await ports.db.collection(PUBLISHED_BOOKS).doc(id).get();
  const book = readRecord(stored, PublishedBookSchema);
  if (!book) return null;
  const conference = await conferenceOfBook(ports.db, book);
  const deposit = bookDeposit({ book, publisher, origin: ports.origin, conference });
  return deposit ? [unitOf(deposit)] : [];
}

async function issueUnits(ports: Ports, id: string, { publisher }: DepositingPress) {
  const { db, origin } = ports;
  const published = readRecord(
    await db.collection(PUBLISHED_ISSUES).doc(id).get(),
    PublishedIssueSchema,
  );
  const shown = published?.issue;
  const place = shown && (await placeOf(db, shown.journal, shown.issueid));
  if (!place) return null;
  const { journal, issue, conference } = place;
  const input = { issue, journal, publisher, origin };
  const deposit = conference ? proceedingsDeposit({ ...input, conference }) : issueDeposit(input);
  return deposit ? [unitOf(deposit)] : [];
}

async function journalUnits(ports: Ports, id: string, { publisher }: DepositingPress) {
  const { db, origin } = ports;
  const published = readRecord(
    await db.collection(PUBLISHED_JOURNALS).doc(id).get(),
    PublishedJournalSchema,
  );
  if (!published) return null;
  const years = published.issues.map(({ year }) => year);
  const deposit = journalDeposit({ journal: published.journal, years, publisher, origin });
  return deposit ? [unitOf(deposit)] : [];
}

/**
 * The deposits of a published record; null where it is not there. Throws `CannotDeposit`, and `InvalidRecord`.
 *
 * @param updates what earlier deposits of it said about corrections and retractions
 */
export async function readUnits(
  ports: Ports,
  { collection, id }: { readonly collection: string; readonly id: string },
  press: DepositingPress,
  updates: readonly DepositUpdate[],
): Promise<DepositUnit[] | null> {
  switch (collection) {
    case PUBLISHED_ARTICLES:
      return articleUnits(ports, id, press, updates);
    case PUBLISHED_BOOKS:
      return bookUnits(ports, id, press);
    case PUBLISHED_JOURNALS:
      return journalUnits(ports, id, press);
    case PUBLISHED_ISSUES:
      return issueUnits(ports, id, press);
    default:
      return null;
  }
}
