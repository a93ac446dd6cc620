import { RETRACTIONS_MAX, type RetractedWork } from '@quire/model/entities/retracted-work';
import { normaliseDoi } from '@quire/model/identifiers';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import Papa from 'papaparse';

/** Columns of Retraction Watch's file as Crossref distributes it. */
const RETRACTION_COLUMNS = [
  'OriginalPaperDOI',
  'RetractionNature',
  'RetractionDate',
  'RetractionDOI',
] as const;
type Row = Readonly<Partial<Record<(typeof RETRACTION_COLUMNS)[number], string>>>;

type RetractionsIn =
  | { readonly works: readonly RetractedWork[]; readonly rows: number }
  | { readonly problem: string };

/** `3/14/2019 0:00` or `2019-03-14` → `2019-03-14`; '' for what is no day. */
function dayOf(text: string): string {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  const [year, month, day] = american
    ? [american[3], american[1], american[2]]
    : (/^(\d{4})-(\d{2})-(\d{2})/.exec(text)?.slice(1) ?? []);
  if (!year || !month || !day) return '';
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
}

/** The effect of a notice; a corrected work can still be cited. */
const NATURES: Readonly<Record<string, RetractedWork['nature'] | 'reinstatement'>> = {
  retraction: 'retraction',
  'expression of concern': 'concern',
  reinstatement: 'reinstatement',
};

interface Notice extends Omit<RetractedWork, 'nature'> {
  readonly nature: RetractedWork['nature'] | 'reinstatement';
}

function noticeOf(row: Row): Notice | null {
  const doi = normaliseDoi(row.OriginalPaperDOI ?? '');
  const nature = NATURES[(row.RetractionNature ?? '').trim().toLowerCase()];
  if (!doi || !nature) return null;
  const notice = normaliseDoi(row.RetractionDOI ?? '') ?? '';
  return { doi, nature, on: dayOf((row.RetractionDate ?? '').trim()), notice };
}

/** The latest notice about a work applies; on the same day, a retraction comes before a concern. */
function outweighs(one: Notice, other: Notice): boolean {
  if (one.on !== other.on) return one.on > other.on;
  return one.nature === 'retraction';
}

/** Reads a CSV file row by row, as files of 60 MB and more would not fit in memory. */
export function retractionsIn(file: File | string): Promise<RetractionsIn> {
  const latest = new Map<string, Notice>();
  let rows = 0;
  let problem: string | null = null;
  return new Promise((resolve) => {
    const end = () => {
      if (problem !== null) return resolve({ problem });
      const works = [...latest.values()].flatMap((notice): RetractedWork[] => {
        const { nature } = notice;
        return nature === 'reinstatement' ? [] : [{ ...notice, nature }];
      });
      if (works.length === 0) return resolve({ problem: t('officeTools.noRetractedWork') });
      resolve({ works, rows });
    };
    const read = {
      header: true,
      skipEmptyLines: true,
      transformHeader: (name: string) => name.replace(/^\uFEFF/, '').trim(),
      chunk({ data, meta }: Papa.ParseResult<Row>, parser: Pick<Papa.Parser, 'abort'>) {
        const missing = RETRACTION_COLUMNS.filter((name) => !meta.fields?.includes(name));
        if (missing.length > 0)
          problem = t('officeTools.missingColumns', { columns: formatList(missing) });
        for (const row of data) {
          rows += 1;
          const notice = noticeOf(row);
          const before = notice && latest.get(notice.doi);
          if (notice && (!before || outweighs(notice, before))) latest.set(notice.doi, notice);
        }
        if (latest.size > RETRACTIONS_MAX)
          problem = t('officeTools.tooManyWorks', { most: RETRACTIONS_MAX });
        if (problem !== null) parser.abort();
      },
      complete: end,
    } as const;
    if (typeof file === 'string') Papa.parse<Row>(file, read);
    else
      Papa.parse<Row>(file, {
        ...read,
        error: () => {
          problem = t('officeTools.notCsv');
          end();
        },
      });
  });
}
