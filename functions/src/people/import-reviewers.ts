import { isDeepStrictEqual } from 'node:util';
import type { ReviewerRow, RowOutcome } from '@quire/model/calls/people';
import { REVIEWERS } from '@quire/model/collections';
import { COUNTRY_CODES } from '@quire/model/countries';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';
import { errorMessage } from '@quire/model/errors';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Asker } from '@quire/model/roles';
import { Refused } from '../calls/refused.ts';
import { withoutUndefined } from '../publish/transaction.ts';
import { requireRight, requireWrite } from '../records/may-write.ts';
import type { RecordPorts } from '../records/ports.ts';
import { saveRecord } from '../records/save-record.ts';
import { type StoredRecord, storedRecord } from '../records/stored-record.ts';

const KIND: RecordKind = RECORD_KINDS.reviewers;

interface RowResult {
  readonly outcome: RowOutcome;
  readonly id?: string;
  readonly says: string;
}

const listOf = (text: string) => [
  ...new Set(
    text
      .split(/[;|]/)
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];

/** `Norway` or `no` as its code. */
const countryOf = (text: string): string => {
  const code = text.trim().toUpperCase();
  if (COUNTRY_CODES.some((each) => each === code)) return code;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return COUNTRY_CODES.find((each) => names.of(each)?.toUpperCase() === code) ?? text.trim();
};

const tidyOrcid = (text: string) =>
  text
    .trim()
    .replace(/^https?:\/\/orcid\.org\//i, '')
    .toUpperCase();

/** A row as a reviewer's record would be. */
function inWords(row: ReviewerRow): Record<string, unknown> {
  const said = {
    ...{ given: row.given.trim(), family: row.family.trim(), email: row.email.trim() },
    ...{ affiliation: row.affiliation.trim(), ror: row.ror.trim(), note: row.note.trim() },
    country: countryOf(row.country),
    orcid: tidyOrcid(row.orcid),
    expertise: listOf(row.expertise),
    journals: listOf(row.journals),
  };
  // What may be left out is left out; what has to be there is missed in its own words.
  const may = ['ror', 'country', 'orcid'];
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => value !== '' || !may.includes(field)),
  );
}

/** Somebody of the base with what a row says more of them: nothing of theirs is overwritten. */
function completed(known: Reviewer, row: Reviewer): Reviewer {
  const both = (of: 'expertise' | 'journals', most: number) =>
    [...new Set([...known[of], ...row[of]])].slice(0, most);
  return {
    ...row,
    ...known,
    affiliation: known.affiliation || row.affiliation,
    note: known.note || row.note,
    expertise: both('expertise', 40),
    journals: both('journals', 50),
  };
}

async function find({ db }: RecordPorts, email: string): Promise<StoredRecord | null> {
  const { docs } = await db.collection(REVIEWERS).where('email', '==', email).limit(1).get();
  return docs[0] ? storedRecord(KIND, docs[0]) : null;
}

async function importRow(
  ports: RecordPorts,
  person: Asker,
  row: ReviewerRow,
  dryRun: boolean,
): Promise<RowResult> {
  const read = ReviewerSchema.safeParse(inWords(row));
  if (!read.success) {
    const says = read.error.issues.map(
      ({ path, message }) => `${path[0] === undefined ? '' : `${String(path[0])}: `}${message}`,
    );
    return { outcome: 'refused', says: says.join(' ') };
  }
  const known = await find(ports, read.data.email);
  if (known?.keeping.deletedAt !== undefined) {
    return { outcome: 'refused', id: known.id, says: 'This reviewer is in the bin.' };
  }
  const before = known && ReviewerSchema.safeParse(known.written).data;
  const data = before ? completed(before, read.data) : read.data;
  const facts = KIND.read(data);
  if (!facts.ok) return { outcome: 'refused', says: 'Too much to keep in one record.' };
  const change = { before: known?.facts ?? null, after: facts.facts, isNew: known === null };
  await requireWrite(ports.db, person, KIND, change);
  if (before && isDeepStrictEqual(withoutUndefined(before), withoutUndefined(data))) {
    return { outcome: 'same', ...(known ? { id: known.id } : {}), says: 'Nothing new.' };
  }
  const outcome = known ? 'changed' : 'added';
  const name = `${data.given} ${data.family}`;
  if (dryRun) return { outcome, ...(known ? { id: known.id } : {}), says: name };
  const saved = await saveRecord(ports, person, {
    ...{ kind: 'reviewers', id: known?.id ?? null, base: known?.keeping.revision ?? 0 },
    data: withoutUndefined(data),
  });
  return { outcome, id: saved.id, says: name };
}

/**
 * `importReviewers`: each row by itself; one that is refused stops no other. With `dryRun` nothing is
 * written. The same rows again change nothing. Throws `access/denied`.
 */
export async function importReviewers(
  ports: RecordPorts,
  person: Asker,
  { rows, dryRun }: { readonly rows: readonly ReviewerRow[]; readonly dryRun: boolean },
): Promise<{ results: RowResult[] }> {
  requireRight(person, KIND);
  const results: RowResult[] = [];
  // One after another: two rows may be about the same person.
  for (const row of rows) {
    const result = await importRow(ports, person, row, dryRun).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      const says = errorMessage(error.code, error.details.values);
      return { outcome: 'refused', says } as const;
    });
    results.push(result);
  }
  return { results };
}
