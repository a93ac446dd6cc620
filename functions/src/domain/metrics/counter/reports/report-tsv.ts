/** Reports as tables with tabs, in the layout of the Code of Practice (3.2 and 4), which its samples show. */
import { lastDayOf, monthsBetween } from '../hours.ts';
import type { Performance, Report, Subject } from './make-report.ts';
import { institutionIds, versionOf } from './report-json.ts';
import { ATTRIBUTES } from './report-kinds.ts';

const BOM = '\uFEFF';
const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2026-01` → `Jan-2026` */
const monthName = (month: string) =>
  `${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''}-${month.slice(0, 4)}`;

const list = (values: readonly string[]) => values.join('; ');
const piped = (named: Readonly<Record<string, readonly string[]>>) =>
  list(Object.entries(named).map(([name, values]) => `${name}=${values.join('|')}`));

/** What a column says of a group of rows. */
interface Place {
  readonly report: Report;
  readonly subject: Subject;
}
type Column = readonly [name: string, value: (place: Place) => string | undefined];

const PLATFORM: Column = ['Platform', ({ report }) => report.platform.name];
const PUBLISHER: readonly Column[] = [
  ['Publisher', ({ report }) => report.platform.name],
  ['Publisher_ID', () => ''],
  PLATFORM,
];

const authors = ({ item }: Subject) =>
  list((item?.authors ?? []).map(({ name, orcid }) => (orcid ? `${name} (ORCID:${orcid})` : name)));

const DETAILS: readonly Column[] = [
  ['Authors', ({ subject }) => authors(subject)],
  ['Publication_Date', ({ subject }) => subject.item?.published],
  ['Article_Version', ({ subject }) => subject.item && versionOf(subject.item)],
];

const typeOfTitle = ({ subject }: Place) => subject.title?.type;
const isbnOfTitle = ({ subject }: Place) => subject.title?.ids.ISBN;

const parentColumns = (isView: boolean): readonly Column[] => [
  ['Parent_Title', ({ subject }) => subject.title?.name],
  ['Parent_Authors', () => ''],
  ...(isView ? [] : [['Parent_Publication_Date', () => ''] as const]),
  ['Parent_Article_Version', () => ''],
  ...(isView ? [] : [['Parent_Data_Type', typeOfTitle] as const]),
  ['Parent_DOI', ({ subject }) => subject.title?.ids.DOI],
  ['Parent_Proprietary_ID', ({ subject }) => subject.title?.ids.Proprietary],
  ...(isView ? [] : [['Parent_ISBN', isbnOfTitle] as const]),
  ['Parent_Print_ISSN', ({ subject }) => subject.title?.ids.Print_ISSN],
  ['Parent_Online_ISSN', ({ subject }) => subject.title?.ids.Online_ISSN],
  ['Parent_URI', ({ subject }) => subject.title?.ids.URI],
];

/** The columns before attributes and counts. */
function subjectColumns({ asked }: Report): readonly Column[] {
  const { kind, shows, hasParents } = asked;
  const isView = kind.view !== undefined;
  if (kind.level === 'platform') return [PLATFORM];
  const of = kind.level === 'title' ? 'title' : 'item';
  const hasIsbn = !isView || kind.dataTypes.includes('Book');
  const isbn: Column = ['ISBN', ({ subject }) => subject[of]?.ids.ISBN];
  const ids: readonly Column[] = [
    ['DOI', ({ subject }) => subject[of]?.ids.DOI],
    ['Proprietary_ID', ({ subject }) => subject[of]?.ids.Proprietary],
    ...(hasIsbn ? [isbn] : []),
    ['Print_ISSN', ({ subject }) => subject[of]?.ids.Print_ISSN],
    ['Online_ISSN', ({ subject }) => subject[of]?.ids.Online_ISSN],
    ['URI', ({ subject }) => subject[of]?.ids.URI],
  ];
  if (of === 'title')
    return [['Title', ({ subject }) => subject.title?.name], ...PUBLISHER, ...ids];
  return [
    ['Item', ({ subject }) => subject.item?.name],
    ...PUBLISHER,
    ...DETAILS.filter(([name]) => isView || shows.includes(name)),
    ...ids,
    ...(isView || hasParents ? parentColumns(isView) : []),
  ];
}

function headerRows(report: Report): readonly (readonly [label: string, value: string])[] {
  const { asked, institution, platform, created, exceptions } = report;
  const { kind, filters, begin, end, shows, hasTotalsOnly, hasParents } = asked;
  const metrics = kind.view ? kind.metrics : (asked.metrics ?? []);
  const named = {
    ...filters,
    ...(asked.itemId && { Item_ID: [asked.itemId] }),
    ...(asked.isOfPlatform && { Platform: [platform.name] }),
  };
  const attributes = {
    ...(shows.length > 0 && { Attributes_To_Show: shows }),
    ...(hasTotalsOnly && { Exclude_Monthly_Details: ['True'] }),
    ...(hasParents && { Include_Parent_Details: ['True'] }),
  };
  const identifiers = Object.entries(institutionIds(institution)).flatMap(([type, values]) =>
    // A proprietary identifier has its namespace already.
    (values ?? []).map((value) => (type === 'Proprietary' ? value : `${type}:${value}`)),
  );
  return [
    ['Report_Name', kind.name],
    ['Report_ID', kind.id],
    ['Release', '5.1'],
    ['Institution_Name', institution.name],
    ['Institution_ID', list(identifiers)],
    ['Metric_Types', list(metrics)],
    ['Report_Filters', piped(named)],
    ['Report_Attributes', kind.view ? '' : piped(attributes)],
    [
      'Exceptions',
      list(
        exceptions.map(
          ({ Code, Message, Data }) => `${Code}: ${Message}${Data ? ` (${Data})` : ''}`,
        ),
      ),
    ],
    ['Reporting_Period', `Begin_Date=${begin}-01; End_Date=${lastDayOf(end)}`],
    ['Created', created],
    ['Created_By', platform.name],
    ['Registry_Record', ''],
  ];
}

/** No cell breaks the table. */
const cell = (text: string | undefined) => (text ?? '').replace(/[\t\r\n]+/g, ' ');

/** A report as a table: UTF-8 with its mark, lines that end in LF, as many cells in each. */
export function reportTsv(report: Report): string {
  const { asked, items } = report;
  const columns = subjectColumns(report);
  const attributes = ATTRIBUTES.filter((name) =>
    asked.kind.view
      ? asked.kind.view.shows.includes(name)
      : name === 'Data_Type' || asked.shows.includes(name),
  );
  const months = asked.hasTotalsOnly ? [] : monthsBetween(asked.begin, asked.end);
  const heads = [
    ...columns.map(([name]) => name),
    ...attributes,
    'Metric_Type',
    'Reporting_Period_Total',
    ...months.map(monthName),
  ];
  const pad = (cells: readonly string[]) =>
    [...cells, ...Array.from({ length: heads.length - cells.length }, () => '')].join('\t');
  const rowsOf = (subject: Subject, { attributes: said, counts }: Performance) =>
    [...counts].map(([metric, byMonth]) =>
      [
        ...columns.map(([, value]) => cell(value({ report, subject }))),
        ...attributes.map((name) => said.get(name) ?? ''),
        metric,
        String([...byMonth.values()].reduce((sum, count) => sum + count, 0)),
        ...months.map((month) => String(byMonth.get(month) ?? 0)),
      ].join('\t'),
    );
  const lines = [
    ...headerRows(report).map(([label, value]) => pad([label, cell(value)])),
    pad([]),
    heads.join('\t'),
    ...items.flatMap(({ subject, performances }) =>
      performances.flatMap((performance) => rowsOf(subject, performance)),
    ),
  ];
  return `${BOM}${lines.join('\n')}\n`;
}
