/** What the report of an import says about a line: why it was refused, or what became of it. */
import { z } from 'zod';
import { formatList } from '../messages/numbers.ts';
import { t } from '../messages/t.ts';
import { remarkKind } from './remark-kind.ts';

/** Fields of a record that are cut where an article's record cannot hold them. */
const CUT_FIELDS = {
  get journal() {
    return t('officeReports.fieldJournal');
  },
  get volume() {
    return t('officeReports.fieldVolume');
  },
  get issue() {
    return t('officeReports.fieldIssue');
  },
  get keywords() {
    return t('officeReports.fieldKeywords');
  },
} as const;
export type CutField = keyof typeof CUT_FIELDS;
const CUT_FIELD_KEYS = Object.keys(CUT_FIELDS) as [CutField, ...CutField[]];

const Text = z.string();
const Count = z.number();
/** Whether an import adds to articles that exist. */
const Existing = z.enum(['skip', 'fill']);

export const IMPORT_REMARKS = {
  'quote-open': remarkKind({}, () => t('officeReports.quoteOpen')),
  'too-many-cells': remarkKind({ cells: Count, columns: Count }, ({ cells, columns }) =>
    t('officeReports.tooManyCells', { cells, columns }),
  ),
  'line-too-long': remarkKind({}, () => t('officeReports.lineTooLong')),
  'line-not-utf8': remarkKind({}, () => t('officeReports.lineNotUtf8')),
  'line-not-json': remarkKind({ reason: Text }, ({ reason }) =>
    t('officeReports.lineNotJson', { reason }),
  ),
  'not-a-record': remarkKind({}, () => t('officeReports.notARecord')),
  'not-a-doi': remarkKind({ doi: Text }, ({ doi }) => t('officeReports.notADoi', { doi })),
  'title-and-doi-missing': remarkKind({}, () => t('officeReports.titleAndDoiMissing')),
  'title-missing': remarkKind({}, () => t('officeReports.titleMissing')),
  'title-too-long': remarkKind({ count: Count, most: Count }, ({ count, most }) =>
    t('officeReports.titleTooLong', { count, most }),
  ),
  'too-many-authors': remarkKind({ count: Count, most: Count }, ({ count, most }) =>
    t('officeReports.tooManyAuthors', { count, most }),
  ),
  'abstract-too-long': remarkKind({ count: Count, most: Count }, ({ count, most }) =>
    t('officeReports.abstractTooLong', { count, most }),
  ),
  'record-too-large': remarkKind({}, () => t('officeReports.recordTooLarge')),
  'year-impossible': remarkKind({ year: Count }, ({ year }) =>
    t('officeReports.yearImpossible', { year }),
  ),
  'day-impossible': remarkKind({ day: Text }, ({ day }) =>
    t('officeReports.dayImpossible', { day }),
  ),
  'journal-unknown': remarkKind({ journal: Text }, ({ journal }) =>
    t('officeReports.journalUnknown', { journal }),
  ),
  'journal-unnamed': remarkKind({}, () => t('officeReports.journalUnnamed')),
  'journal-begun': remarkKind({ journal: Text, key: Text }, ({ journal, key }) =>
    t('officeReports.journalBegun', { journal, key }),
  ),
  'year-missing': remarkKind({}, () => t('officeReports.yearMissing')),
  shortened: remarkKind({ fields: z.array(z.enum(CUT_FIELD_KEYS)) }, ({ fields }) =>
    t('officeReports.shortened', { fields: formatList(fields.map((field) => CUT_FIELDS[field])) }),
  ),
  'doi-exists': remarkKind({ existing: Existing }, ({ existing }) =>
    t('officeReports.doiExists', { existing }),
  ),
  'title-exists': remarkKind({ existing: Existing }, ({ existing }) =>
    t('officeReports.titleExists', { existing }),
  ),
  'line-with-doi': remarkKind({ line: Count }, ({ line }) =>
    t('officeReports.lineWithDoi', { line }),
  ),
  'line-with-title': remarkKind({ line: Count }, ({ line }) =>
    t('officeReports.lineWithTitle', { line }),
  ),
  'just-begun': remarkKind({}, () => t('officeReports.justBegun')),
  'own-article': remarkKind({}, () => t('officeReports.ownArticle')),
  'own-article-draft': remarkKind({}, () => t('officeReports.ownArticleDraft')),
  'doi-unknown': remarkKind({}, () => t('officeReports.doiUnknown')),
  'addresses-taken': remarkKind({}, () => t('officeReports.addressesTaken')),
} as const;
