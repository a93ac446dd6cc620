/** What indexes ask of a journal, as far as it can be counted or looked up. */
import { JOURNALS, PRESS_SETTINGS, PUBLISHED_JOURNALS, SETTINGS } from '@quire/model/collections';
import { type JournalRecord, JournalRecordSchema } from '@quire/model/entities/journal-record';
import { PressSchema } from '@quire/model/entities/press';
import { PublishedJournalSchema } from '@quire/model/entities/published';
import type { Measures } from '@quire/model/readiness/measures';
import { type Asker, can } from '@quire/model/roles';
import { isFreeJournal } from '@quire/model/submission/declarations-for';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { articleMeasures } from './article-measures.ts';
import { boardMeasures } from './board-measures.ts';
import type { ReadinessPorts } from './readiness-ports.ts';
import { textMeasures } from './text-measures.ts';

type OfRecord =
  | 'issn'
  | 'doajNamed'
  | 'aims'
  | 'reviewers'
  | 'plagiarism'
  | 'ai'
  | 'data'
  | 'selfArchiving'
  | 'archives'
  | 'fees'
  | 'waivers'
  | 'waiverFigures'
  | 'noFees'
  | 'statistics'
  | 'jats';

const ImprintSchema = PressSchema.pick({ address: true }).partial();

const DOAJ = /\bDOAJ\b|directory of open access journals/i;

const yes = (is: boolean): number => (is ? 1 : 0);

function recordMeasures(journal: JournalRecord): Pick<Measures, OfRecord> {
  const { policies, charges } = journal;
  const isFree = isFreeJournal(charges);
  const isReduced = Boolean(charges?.waiverPolicy || charges?.autoWaiverCountries?.length);
  return {
    issn: yes(journal.issn !== '' || journal.issn_print !== undefined),
    doajNamed: yes(journal.indexing.some(({ name }) => DOAJ.test(name))),
    aims: yes(journal.aimsScope !== ''),
    reviewers: journal.reviewDefaults.minimumReviewers,
    plagiarism: yes(policies.plagiarism !== ''),
    ai: yes(policies.ai !== ''),
    data: yes(policies.data !== ''),
    selfArchiving: yes(policies.deposit !== ''),
    archives: journal.preservation.length,
    // The journal's page of charges says what each type costs, or that nothing is charged.
    fees: 1,
    waivers: yes(isFree || isReduced),
    noFees: yes(isFree),
    waiverFigures: yes(isFree || journal.publishesStatistics === true),
    statistics: yes(journal.publishesStatistics === true),
    jats: 1,
  };
}

/**
 * The measures of a journal, for staff who may edit it: a record, its published page, its newest articles (200 at most),
 * its editors, the press's settings and four of its texts are read. Throws `Refused`: `access/denied`, `record/not-found`.
 */
export async function journalReadiness(
  { db, now }: ReadinessPorts,
  person: Asker,
  { journal: jkey }: { readonly journal: string },
): Promise<{ checkedAt: string; measures: Measures }> {
  const permissions = await readPermissions(db, jkey);
  if (!can(person, 'journal.edit', { journal: jkey, permissions })) {
    throw new Refused('access/denied');
  }
  const [record, shown, settings] = await db.getAll(
    db.collection(JOURNALS).doc(jkey),
    db.collection(PUBLISHED_JOURNALS).doc(jkey),
    db.collection(SETTINGS).doc(PRESS_SETTINGS),
  );
  const journal =
    record?.get('deletedAt') === undefined && record
      ? readRecord(record, JournalRecordSchema)
      : null;
  if (!journal) throw new Refused('record/not-found');
  const published = shown ? readRecord(shown, PublishedJournalSchema) : null;
  const press = settings ? readRecord(settings, ImprintSchema) : null;
  const at = now();
  const first = Math.min(
    journal.started ?? Number.POSITIVE_INFINITY,
    ...(published?.issues ?? []).map(({ year }) => year),
  );
  const [articles, texts] = await Promise.all([
    articleMeasures(db, jkey, at),
    textMeasures(db, published?.texts ?? []),
  ]);
  return {
    checkedAt: at.toISOString(),
    measures: {
      ...recordMeasures(journal),
      ...boardMeasures(journal, at.toISOString().slice(0, 10)),
      ...articles,
      ...texts,
      address: yes(Boolean(press?.address?.trim())),
      years: Number.isFinite(first) ? at.getUTCFullYear() - first : null,
    },
  };
}
