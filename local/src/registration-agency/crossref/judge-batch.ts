import type { Examined } from '../examining/examinations.ts';
import type { AgencyParts } from '../http/answer.ts';
import { type Account, mayRegister } from '../store/account.ts';
import { prefixOf, type Registration } from '../store/registration.ts';
import { workOf } from '../works/work-of.ts';
import { allBelow, NotXml, wordsAt } from '../xml/read-xml.ts';
import type { CitationOutcome, RecordOutcome } from './diagnostic.ts';
import { type DepositedRecord, readBatch } from './read-batch.ts';

export interface Judged {
  readonly batchId: string | null;
  readonly outcomes: readonly RecordOutcome[];
}

const failed = (doi: string, message: string, messageId?: number): RecordOutcome => ({
  ...{ status: 'Failure', doi, message },
  ...(messageId === undefined ? {} : { messageId }),
});

/** The id of a conflict, which the agency counts. */
const CONFLICT_ID = 1_423_608;

/**
 * Judges a file and registers what passes: a file that was refused when it was examined as a whole, any other DOI by DOI.
 * The messages are Crossref's (https://www.crossref.org/documentation/register-maintain-records/verify-your-registration/troubleshooting-submissions/).
 */
export function judgeBatch(
  parts: AgencyParts,
  account: Account | undefined,
  xml: string,
  examined: Examined,
): Judged {
  const batchId = batchIdOf(xml);
  if (examined !== null) return { batchId, outcomes: [failed('', examined)] };
  const { registrant, records } = readBatch(xml);
  if (records.length === 0)
    return { batchId, outcomes: [failed('', 'Error: no DOI was found in the submission')] };
  const prefix = prefixOf(records[0]?.doi ?? '');
  const outcomes = records.map((record) =>
    prefixOf(record.doi) === prefix
      ? judgeRecord(parts, account, record, registrant)
      : failed(record.doi, `All prefixes in a submission must match (DOI[${record.doi}])`),
  );
  return { batchId, outcomes };
}

/** Null where the file cannot be read. */
export function batchIdOf(xml: string): string | null {
  try {
    return readBatch(xml).id;
  } catch (error) {
    if (error instanceof NotXml) return null;
    throw error;
  }
}

function judgeRecord(
  { registry, behaviour, clock }: AgencyParts,
  account: Account | undefined,
  record: DepositedRecord,
  registrant: string,
): RecordOutcome {
  const { doi, url, timestamp } = record;
  const known = registry.find(doi);
  if (!account || !mayRegister(account, doi))
    return failed(doi, `User not allowed to add records for prefix: ${prefixOf(doi)}`);
  if (!/^\d+$/.test(timestamp)) return failed(doi, `Error: timestamp "${timestamp}" is no number`);
  if (known && isNotNewer(timestamp, known)) {
    return failed(
      doi,
      `Record not processed because submitted version: ${timestamp} is less or equal to previously submitted version (DOI match)`,
      4,
    );
  }
  const told = behaviour.failureOf(doi);
  if (told !== undefined) return failed(doi, told);
  const at = new Date(clock()).toISOString();
  const leadsTo = url || (known?.url ?? '');
  registry.register({
    ...{ doi: known?.doi ?? doi, agency: 'crossref', login: account.login, state: 'findable' },
    ...{ url: leadsTo, metadata: workOf(record.element, doi, leadsTo, registrant) },
    ...{ createdAt: known?.createdAt ?? at, updatedAt: at },
    versions: [...(known?.versions ?? []), { version: timestamp, at }],
  });
  const citations = citationsOf(record);
  const conflicts = behaviour.conflictsOf(doi);
  if (conflicts) {
    const conflict = { id: CONFLICT_ID, dois: conflicts };
    return { status: 'Warning', doi, message: 'Added with conflict', conflict, citations };
  }
  return {
    status: 'Success',
    doi,
    message: `Successfully ${known ? 'updated' : 'added'}`,
    citations,
  };
}

/** Versions are compared as numbers, of any length, with every one that was ever taken. */
const isNotNewer = (timestamp: string, { versions }: Registration): boolean =>
  versions.some(({ version }) => BigInt(timestamp) <= BigInt(version));

function citationsOf({ element }: DepositedRecord): CitationOutcome[] {
  return allBelow(element, 'citation').map((citation) => ({
    key: citation.getAttribute('key') ?? '',
    doi: wordsAt(citation, 'doi') ?? null,
  }));
}
