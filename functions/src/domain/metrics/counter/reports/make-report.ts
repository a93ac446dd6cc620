/** Makes a report of what was counted: as records, which `report-json.ts` and `report-tsv.ts` write. */
import { WORLD, WORLD_NAME } from '@quire/model/entities/counter';
import { isOfBook, titleOf } from '../book-items.ts';
import type { ItemRow, TitleRow } from '../items.ts';
import { addCounts, type CountsOf } from '../packed.ts';
import { SEARCHES } from '../tally.ts';
import type { AskedReport } from './asked-report.ts';
import { type CounterException, exceptionOf } from './exceptions.ts';
import type { Usage, UsageRow } from './read-usage.ts';
import type { Attribute, ReportKind, RowFilter } from './report-kinds.ts';
import { isInYears } from './years.ts';

/** The press: platform and publisher of everything in it. */
export interface Platform {
  readonly name: string;
  /** `https://press.example` */
  readonly origin: string;
}

/** Whose usage a report is. */
export interface Institution {
  readonly id: string;
  readonly name: string;
  /** Empty: it has none. */
  readonly ror: string;
}

export const THE_WORLD: Institution = { id: WORLD, name: WORLD_NAME, ror: '' };

/** Our identifiers in reports: `quire:CES~creeks`. */
const NAMESPACE = 'quire';
export const proprietary = (id: string) => `${NAMESPACE}:${id}`;

/** Identifiers in the order of the columns. */
interface Identifiers {
  readonly DOI?: string | undefined;
  readonly Proprietary: string;
  readonly ISBN?: string | undefined;
  readonly Print_ISSN?: string | undefined;
  readonly Online_ISSN?: string | undefined;
  readonly URI: string;
}

/** COUNTER's words for titles and items. */
type SubjectType = 'Article' | 'Book' | 'Book_Segment' | 'Journal';

export interface Titled {
  readonly type: SubjectType;
  readonly name: string;
  readonly ids: Identifiers;
}

/** What a group of rows is of; neither on the level of the platform. */
export interface Subject {
  readonly title?: Titled | undefined;
  readonly item?: (Titled & Pick<ItemRow, 'authors' | 'published'>) | undefined;
}

/** Rows with the same attributes: by metric and month. */
export interface Performance {
  readonly attributes: ReadonlyMap<Attribute, string>;
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

export interface Reported {
  readonly subject: Subject;
  readonly performances: readonly Performance[];
}

export interface Report {
  readonly asked: AskedReport;
  readonly institution: Institution;
  readonly platform: Platform;
  /** `2026-06-02T10:00:00Z` */
  readonly created: string;
  readonly exceptions: readonly CounterException[];
  readonly items: readonly Reported[];
}

/** What an item is: a whole book too is a segment among items (Code of Practice 3.3). */
const itemType = (item: string): SubjectType => (isOfBook(item) ? 'Book_Segment' : 'Article');
const titleType = (title: string): SubjectType => (isOfBook(title) ? 'Book' : 'Journal');

/** What a row says, by the names of filters and attributes. All that we publish is open. */
function attributesOf({ of, year, method }: UsageRow, level: ReportKind['level']) {
  const type = level === 'item' ? itemType(of) : titleType(of);
  return {
    Data_Type: of === SEARCHES ? 'Platform' : type,
    YOP: year,
    Access_Type: 'Open',
    Access_Method: method,
  } satisfies Record<Attribute, string>;
}

const VALUE_FILTERS = ['Data_Type', 'Access_Type', 'Access_Method'] as const;

function passes(
  said: Readonly<Record<Attribute, string>>,
  filters: Readonly<Partial<Record<RowFilter, readonly string[]>>>,
): boolean {
  if (filters.YOP && !isInYears(said.YOP, filters.YOP)) return false;
  return VALUE_FILTERS.every((name) => filters[name]?.includes(said[name]) ?? true);
}

const titled = (origin: string, key: string, row: TitleRow | undefined): Titled => ({
  type: titleType(key),
  name: row?.name ?? key,
  ids: {
    DOI: row?.doi,
    Proprietary: proprietary(key),
    ISBN: row?.isbn,
    Print_ISSN: row?.issnPrint,
    Online_ISSN: row?.issn,
    URI: origin + (row?.path ?? '/'),
  },
});

function subjectOf(
  row: UsageRow,
  { titles, items }: Usage,
  level: string,
  origin: string,
): Subject {
  if (level === 'platform') return {};
  if (level === 'title') return { title: titled(origin, row.of, titles.get(row.of)) };
  const item = items.get(row.of);
  const key = item?.title ?? titleOf(row.of);
  const ids = {
    DOI: item?.doi,
    Proprietary: proprietary(row.of),
    URI: origin + (item?.path ?? '/'),
  };
  return {
    title: titled(origin, key, titles.get(key)),
    item: {
      ...{ type: itemType(row.of), name: item?.name ?? row.of, ids },
      ...{ authors: item?.authors ?? [], published: item?.published ?? '' },
    },
  };
}

/** Whether an identifier that was asked for (`DOI:10.5555/x`) is one of these. */
const hasId = ({ ids }: Titled, asked: string): boolean =>
  Object.entries(ids).some(
    ([name, value]) => value && `${name}:${value}`.toLowerCase() === asked.toLowerCase(),
  );

interface Group {
  readonly subject: Subject;
  readonly performances: Map<
    string,
    { readonly attributes: Map<Attribute, string>; readonly months: Map<string, CountsOf> }
  >;
}

/** Counts of the metrics that are shown, by metric and month, without what is zero. */
function shownCounts(
  months: ReadonlyMap<string, CountsOf>,
  metrics: readonly string[],
  { hasTotalsOnly, begin }: AskedReport,
): Map<string, Map<string, number>> {
  const shown = new Map<string, Map<string, number>>();
  for (const metric of metrics) {
    const counts = new Map<string, number>();
    for (const [month, row] of [...months].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const count = row[metric] ?? 0;
      // A total is under the first month of the period: the format has no other place.
      const place = hasTotalsOnly ? begin : month;
      if (count > 0) counts.set(place, (counts.get(place) ?? 0) + count);
    }
    if (counts.size > 0) shown.set(metric, counts);
  }
  return shown;
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const nameOf = ({ title, item }: Subject) =>
  `${item?.name ?? title?.name ?? ''} ${item?.ids.Proprietary ?? title?.ids.Proprietary ?? ''}`;

/**
 * Makes a report of usage that was read: filters its rows, and sums those that say the same in what is shown. Adds
 * exception 3030 where months are there, but nothing in them.
 */
export function makeReport(
  asked: AskedReport,
  usage: Usage,
  { institution, platform, now }: { institution: Institution; platform: Platform; now: Date },
): Report {
  const { kind, filters, itemId, shows } = asked;
  const attributes: readonly Attribute[] = kind.view
    ? kind.view.shows
    : (['Data_Type', 'YOP', 'Access_Type', 'Access_Method'] as const).filter(
        (name) => name === 'Data_Type' || shows.includes(name),
      );
  const groups = new Map<string, Group>();
  for (const row of usage.rows) {
    const said = attributesOf(row, kind.level);
    if (!passes(said, filters)) continue;
    const key = kind.level === 'platform' ? '' : row.of;
    const known = groups.get(key);
    const subject = known?.subject ?? subjectOf(row, usage, kind.level, platform.origin);
    const named = subject.item ?? subject.title;
    if (itemId && !(named && hasId(named, itemId))) continue;
    const group: Group = known ?? { subject, performances: new Map() };
    groups.set(key, group);
    const shown = new Map(attributes.map((name) => [name, said[name]] as const));
    const place = [...shown.values()].join('|');
    const performance = group.performances.get(place) ?? { attributes: shown, months: new Map() };
    group.performances.set(place, performance);
    for (const [month, counts] of row.months) addCounts(performance.months, month, counts);
  }
  const metrics = asked.metrics ?? kind.metrics;
  const items = [...groups.values()]
    .toSorted((a, b) => byText(nameOf(a.subject), nameOf(b.subject)))
    .flatMap(({ subject, performances }): Reported[] => {
      const shown = [...performances]
        .toSorted(([a], [b]) => byText(a, b))
        .map(([, performance]) => ({
          attributes: performance.attributes,
          counts: shownCounts(performance.months, metrics, asked),
        }))
        .filter(({ counts }) => counts.size > 0);
      return shown.length > 0 ? [{ subject, performances: shown }] : [];
    });
  const isEmpty = items.length === 0 && asked.months.length > 0;
  return {
    ...{ asked, institution, platform, items },
    created: `${now.toISOString().slice(0, 19)}Z`,
    exceptions: [...(isEmpty ? [exceptionOf(3030)] : []), ...asked.exceptions].toSorted(
      (a, b) => a.Code - b.Code,
    ),
  };
}
