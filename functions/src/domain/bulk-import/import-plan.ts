/** The plan for each record of a batch, based on the file and the press's journals. */

import type { MetadataImport } from '@quire/model/entities/import-run';
import type { Issue } from '@quire/model/entities/issue';
import type { Journal } from '@quire/model/entities/journal';
import { type ReportRemark, reportRemark } from '@quire/model/entities/report-remark';
import type { ReportRow } from '../tool-runs/tool-work.ts';
import { type ArticleKeys, articleKeys } from './article-keys.ts';
import type { fieldReader } from './metadata-fields.ts';
import { type MetadataRecord, readMetadata } from './metadata-record.ts';
import { issueOf, type PressPlaces } from './press-places.ts';
import type { RawRecord } from './raw-record.ts';

/** A record that may become an article, or extend one. */
export interface Planned {
  readonly line: number;
  readonly raw: string;
  readonly record: MetadataRecord;
  readonly journal: string;
  readonly licence: string;
  readonly issue: Issue | null;
  readonly keys: ArticleKeys;
}

export interface Plan {
  readonly planned: readonly Planned[];
  readonly rows: readonly ReportRow[];
  /** Journals that do not exist yet and are created by this batch. */
  readonly journals: readonly Journal[];
}

export interface PlanInput {
  readonly options: MetadataImport;
  readonly field: ReturnType<typeof fieldReader>;
  readonly places: PressPlaces;
  readonly today: Date;
}

type Row = Omit<ReportRow, 'line' | 'raw'>;
const bad = (code: string, remark: ReportRemark): Row => ({ severity: 'error', code, remark });

/** `begin` is called for a journal that has to be created. */
function planOne(
  { options, field, places, today }: PlanInput,
  { value, problem }: RawRecord,
  begin: (journal: Journal) => void,
): Omit<Planned, 'line' | 'raw'> | Row {
  if (problem) return bad(problem.code, problem.remark);
  const read = readMetadata(value, field, today);
  if (!read.ok) return bad(read.code, read.remark);
  const { record } = read;
  // A record that only extends an article: the article is found by its DOI, in any journal.
  const adds = !record.title && options.existing === 'fill';
  if (!record.title && !adds) return bad('import/title-missing', reportRemark('title-missing', {}));
  let journal = options.journal ? places.byKey(options.journal) : places.journalOf(record);
  if (!journal && !adds && options.missingJournals === 'create' && !options.journal) {
    const made = places.newJournal(record);
    if (made) {
      begin(made);
      journal = places.know(made);
    }
  }
  if (!journal && !adds) {
    const name = options.journal || [record.journal, record.issns[0]].filter(Boolean).join(', ');
    const remark = name
      ? reportRemark('journal-unknown', { journal: name })
      : reportRemark('journal-unnamed', {});
    return bad('import/journal-unknown', remark);
  }
  const key = journal?.key ?? '';
  const issue = journal ? issueOf(key, record, options.publish) : null;
  if (!issue && !adds) {
    return bad('import/issue-unknown', reportRemark('year-missing', {}));
  }
  return {
    record,
    journal: key,
    licence: journal?.licence ?? '',
    issue,
    keys: articleKeys(key, record),
  };
}

/** Plans a batch in the order of the file: the same file and press give the same plan. */
export function planBatch(input: PlanInput, raws: readonly RawRecord[]): Plan {
  const planned: Planned[] = [];
  const rows: ReportRow[] = [];
  const journals: Journal[] = [];
  for (const raw of raws) {
    const { line } = raw;
    const result = planOne(input, raw, (journal) => {
      journals.push(journal);
      const { fullname, name: key } = journal;
      const remark = reportRemark('journal-begun', { journal: fullname, key });
      const record = `journals/${journal.name}`;
      rows.push({ line, severity: 'warning', code: 'import/journal-begun', remark, record });
    });
    if ('code' in result) {
      rows.push({ line, raw: raw.raw, ...result });
      continue;
    }
    planned.push({ line, raw: raw.raw, ...result });
    const { shortened } = result.record;
    if (shortened.length > 0) {
      const remark = reportRemark('shortened', { fields: [...shortened] });
      rows.push({ line, raw: raw.raw, severity: 'warning', code: 'import/shortened', remark });
    }
  }
  return { planned, rows, journals };
}
