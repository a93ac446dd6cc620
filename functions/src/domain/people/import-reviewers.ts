import { isDeepStrictEqual } from 'node:util';
import type { ReviewerRow, RowOutcome } from '@quire/model/calls/people';
import { COUNTRY_CODES } from '@quire/model/countries';
import { type Reviewer, ReviewerSchema } from '@quire/model/entities/reviewer';
import { ReviewerNoteSchema } from '@quire/model/entities/reviewer-note';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { type Asker, can } from '@quire/model/roles';
import { z } from 'zod';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight, requireWrite } from '../access/may-write.ts';
import type { RecordPorts } from '../records/ports.ts';
import { saveRecord } from '../records/save-record.ts';
import { addReviewer, reviewerAt, seesReviewer } from './add-reviewer.ts';
import { journalsWithoutNote } from './reviewer-notes.ts';

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

/** `Norway` or `no` as its country code. */
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

/** A row as a reviewer's record. */
function inWords(row: ReviewerRow): Record<string, unknown> {
  const said = {
    ...{ given: row.given.trim(), family: row.family.trim(), email: row.email.trim() },
    ...{ affiliation: row.affiliation.trim(), ror: row.ror.trim() },
    country: countryOf(row.country),
    orcid: tidyOrcid(row.orcid),
    expertise: listOf(row.expertise),
    journals: listOf(row.journals),
  };
  // Optional fields may be empty; missing required fields have their own messages.
  const may = ['ror', 'country', 'orcid'];
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => value !== '' || !may.includes(field)),
  );
}

/**
 * An existing reviewer, extended with the data of a row: nothing is overwritten. `isTheirs`: the importing user may
 * also see who they are.
 */
function completed(known: Reviewer, row: Reviewer, isTheirs: boolean): Reviewer {
  const both = (of: 'expertise' | 'journals', most: number) =>
    [...new Set([...known[of], ...row[of]])].slice(0, most);
  return {
    ...(isTheirs ? row : {}),
    ...known,
    ...(isTheirs ? { affiliation: known.affiliation || row.affiliation } : {}),
    expertise: both('expertise', 40),
    journals: both('journals', 50),
  };
}

const refusedFor = (problems: readonly { path: PropertyKey[]; message: string }[]): RowResult => ({
  outcome: 'refused',
  says: problems
    .map(({ path, message }) => `${path[0] === undefined ? '' : `${String(path[0])}: `}${message}`)
    .join(' '),
});

async function importRow(
  ports: RecordPorts,
  person: Asker,
  row: ReviewerRow,
  dryRun: boolean,
): Promise<RowResult> {
  const { db } = ports;
  const read = ReviewerSchema.safeParse(inWords(row));
  if (!read.success) return refusedFor(read.error.issues);
  const note = z.object({ note: ReviewerNoteSchema.shape.text }).safeParse({ note: row.note });
  if (!note.success) return refusedFor(note.error.issues);
  const found = await reviewerAt(db, read.data.email);
  // Reviewers of other journals get the same answer as unknown people.
  const known = found && seesReviewer(person, found) ? found : null;
  if (known?.keeping.deletedAt !== undefined) {
    return { outcome: 'refused', id: known.id, says: t('officeJobs.reviewerInBin') };
  }
  const before = known && ReviewerSchema.safeParse(known.written).data;
  const isTheirs = known?.facts?.journals.every((journal) => can(person, KIND.action, { journal }));
  const data = before ? completed(before, read.data, isTheirs === true) : read.data;
  const facts = KIND.read(data);
  if (!facts.ok) return { outcome: 'refused', says: t('officeJobs.recordTooLarge') };
  const change = { before: known?.facts ?? null, after: facts.facts, isNew: known === null };
  await requireWrite(db, person, KIND, change);
  const theirs = read.data.journals.filter((journal) => can(person, KIND.action, { journal }));
  const text = note.data.note;
  const lacksNote =
    known && text !== '' && (await journalsWithoutNote(db, known.id, theirs)).length > 0;
  const isSame = before && isDeepStrictEqual(withoutUndefined(before), withoutUndefined(data));
  const seen = known ? { id: known.id } : {};
  if (isSame && !lacksNote) return { outcome: 'same', ...seen, says: t('officeJobs.nothingNew') };
  const outcome = known ? 'changed' : 'added';
  const says = `${data.given} ${data.family}`;
  if (dryRun) return { outcome, ...seen, says };
  const asked = { kind: 'reviewers', data: withoutUndefined(data) } as const;
  const base = known?.keeping.revision ?? 0;
  const { id } = known
    ? await (isSame ? known : saveRecord(ports, person, { ...asked, id: known.id, base }))
    : await addReviewer(ports, person, { ...asked, id: null, base });
  for (const journal of text ? await journalsWithoutNote(db, id, theirs) : []) {
    const data = { reviewer: id, journal, text };
    await saveRecord(ports, person, { kind: 'reviewerNotes', id: null, base: 0, data });
  }
  return { outcome, id, says };
}

/**
 * `importReviewers`: each row separately; a refused row does not stop the others. With `dryRun` nothing is written, and
 * the answer does not reveal reviewers of other journals: these are added in the real run. Can be repeated. Throws
 * `access/denied`.
 */
export async function importReviewers(
  ports: RecordPorts,
  person: Asker,
  { rows, dryRun }: { readonly rows: readonly ReviewerRow[]; readonly dryRun: boolean },
): Promise<{ results: RowResult[] }> {
  requireRecordRight(person, KIND);
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
