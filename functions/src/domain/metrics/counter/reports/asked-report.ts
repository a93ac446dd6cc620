/** What a request asks of a report: its months, filters and attributes, and what of it cannot be followed. */
import { addMonths, lastDayOf, monthsBetween } from '../hours.ts';
import { type CounterException, Excepted, type ExceptionCode, exceptionOf } from './exceptions.ts';
import { ATTRIBUTES, ITEM_DETAILS, type ReportKind, type RowFilter } from './report-kinds.ts';

/** Months with usage: from the first that is kept to the last that is complete; none yet where it ends before. */
export interface Available {
  readonly since: string;
  readonly until: string;
}

export interface AskedReport {
  readonly kind: ReportKind;
  readonly begin: string;
  readonly end: string;
  /** The months of it that there are. */
  readonly months: readonly string[];
  /** Absent: all metrics. */
  readonly metrics?: readonly string[] | undefined;
  readonly filters: Readonly<Partial<Record<RowFilter, readonly string[]>>>;
  /** `DOI:10.5555/x`: a type of identifier as reports have it, and the identifier. */
  readonly itemId?: string | undefined;
  readonly isOfPlatform: boolean;
  /** Attributes and details that were asked for, in the order of the columns. */
  readonly shows: readonly string[];
  readonly hasTotalsOnly: boolean;
  readonly hasParents: boolean;
  readonly exceptions: readonly CounterException[];
}

const MONTH = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-(\d{2}))?$/;

/** The month of a date, whose day is the first or the last, if there is one. Throws `Excepted` 3020. */
function monthIn(name: 'begin_date' | 'end_date', text: string): string {
  const [, month, day] = MONTH.exec(text) ?? [];
  if (month === undefined) throw new Excepted(3020, name);
  const right = name === 'begin_date' ? '01' : lastDayOf(month).slice(8);
  if (day !== undefined && day !== right) throw new Excepted(3020, name);
  return month;
}

/** Who asks, which report and of what: not filters. */
const ALWAYS = ['customer_id', 'requestor_id', 'api_key', 'platform', 'begin_date', 'end_date'];

const YEARS = /^\d{4}(?:-\d{4})?$/;
const ITEM_ID = /^(?:DOI|Proprietary|ISBN|Online_ISSN|Print_ISSN|URI):.+/;
const isTrueOrFalse = (text: string) => /^(?:true|false)$/i.test(text);

/** The filters by rows: their parameter, and whether a value can be one. */
const ROW_FILTERS: readonly {
  readonly parameter: string;
  readonly filter: RowFilter;
  readonly levels: readonly ReportKind['level'][];
  readonly isValue: (value: string, kind: ReportKind) => boolean;
}[] = [
  {
    parameter: 'data_type',
    filter: 'Data_Type',
    levels: ['platform', 'title', 'item'],
    isValue: (value, { dataTypes }) => dataTypes.includes(value),
  },
  {
    parameter: 'yop',
    filter: 'YOP',
    levels: ['title', 'item'],
    isValue: (value) => YEARS.test(value),
  },
  {
    parameter: 'access_type',
    filter: 'Access_Type',
    levels: ['title', 'item'],
    isValue: (value) => ['Controlled', 'Open', 'Free_To_Read'].includes(value),
  },
  {
    parameter: 'access_method',
    filter: 'Access_Method',
    levels: ['platform', 'title', 'item'],
    isValue: (value) => ['Regular', 'TDM'].includes(value),
  },
];

/** Filters of extensions, and by author, which we do not offer: they are ignored, and the report says so. */
const NOT_OFFERED = ['attributed', 'country_code', 'subdivision_code', 'author'];

const showable = ({ level }: ReportKind): readonly string[] => {
  if (level === 'platform') return ['Access_Method'];
  const attributes = ATTRIBUTES.filter((name) => name !== 'Data_Type');
  return level === 'title' ? attributes : [...ITEM_DETAILS, ...attributes];
};

/** Takes parameters one after the other, and notes what it cannot follow; what is left is not recognised. */
class Parameters {
  readonly #left: Map<string, string>;
  readonly #problems = new Map<ExceptionCode, string[]>();

  constructor(query: URLSearchParams) {
    // An empty parameter is one that is not given.
    this.#left = new Map([...query].filter(([, value]) => value !== ''));
  }

  take(name: string): string | undefined {
    const value = this.#left.get(name);
    this.#left.delete(name);
    return value;
  }

  note(code: ExceptionCode, what: string): void {
    this.#problems.set(code, [...(this.#problems.get(code) ?? []), what]);
  }

  /** The values of a list that pass; undefined where none is left, so that nothing is filtered. */
  takeList(
    name: string,
    isValue: (value: string) => boolean,
    code: ExceptionCode = 3060,
  ): readonly string[] | undefined {
    const values = [...new Set(this.take(name)?.split('|') ?? [])];
    const wrong = values.filter((value) => !isValue(value));
    if (wrong.length > 0) this.note(code, `${name}: ${wrong.join('|').slice(0, 100)}`);
    const right = values.filter(isValue);
    return right.length > 0 ? right : undefined;
  }

  /** A single value that passes. */
  takeOne(
    name: string,
    isValue: (value: string) => boolean,
    code: ExceptionCode = 3060,
  ): string | undefined {
    const value = this.take(name);
    if (value === undefined || isValue(value)) return value;
    this.note(code, `${name}: ${value.slice(0, 100)}`);
    return undefined;
  }

  exceptions(): CounterException[] {
    const unknown = [...this.#left.keys()].map((name) => name.slice(0, 40)).slice(0, 10);
    if (unknown.length > 0) this.note(3050, unknown.join(', '));
    return [...this.#problems]
      .toSorted(([a], [b]) => a - b)
      .map(([code, what]) => exceptionOf(code, what.join('; ')));
  }
}

interface Period {
  readonly begin: string;
  readonly end: string;
  readonly months: readonly string[];
  readonly exceptions: readonly CounterException[];
}

/** The period, and of it the months that there are. Throws `Excepted` 1030, 3020. */
function periodOf(
  query: URLSearchParams,
  { since, until }: Available,
  currentMonth: string,
): Period {
  const [from, to] = [query.get('begin_date') ?? '', query.get('end_date') ?? ''];
  if (from === '' || to === '') throw new Excepted(1030, 'begin_date, end_date');
  const [begin, asked] = [monthIn('begin_date', from), monthIn('end_date', to)];
  if (begin > asked || begin >= currentMonth) throw new Excepted(3020, 'begin_date, end_date');
  const lastMonth = addMonths(currentMonth, -1);
  const end = asked > lastMonth ? lastMonth : asked;
  const exceptions: CounterException[] = [];
  if (asked > until) {
    const first = begin > until ? begin : addMonths(until, 1);
    exceptions.push(exceptionOf(3031, first === asked ? first : `${first} to ${asked}`));
  }
  if (begin < since) exceptions.push(exceptionOf(3032, `Available: ${since} to ${until}`));
  const months = monthsBetween(begin > since ? begin : since, end < until ? end : until);
  return { begin, end, months, exceptions };
}

/**
 * Reads the parameters of a report (`begin_date`, `metric_type`, …), of which those of a standard view are few.
 * `available`: the months that there are; `currentMonth`: today's. Wrong filters are left out and named among the
 * exceptions (Code of Practice, appendix D). Throws `Excepted` 1030 and 3020 for the period.
 */
export function askedReport(
  kind: ReportKind,
  query: URLSearchParams,
  available: Available,
  currentMonth: string,
  platform: string,
): AskedReport {
  const period = periodOf(query, available, currentMonth);
  const parameters = new Parameters(query);
  const asksPlatform = query.get('platform');
  // The press is the only platform; another is a mistake (1030).
  if (asksPlatform && asksPlatform !== platform) throw new Excepted(1030, 'platform');
  for (const name of ALWAYS) parameters.take(name);
  const common = { kind, ...period, isOfPlatform: Boolean(asksPlatform) };
  if (kind.view) {
    const exceptions = [...period.exceptions, ...parameters.exceptions()];
    const { filters, shows } = kind.view;
    return { ...common, filters, shows, hasTotalsOnly: false, hasParents: false, exceptions };
  }
  const { level, metrics } = kind;
  const known: readonly string[] = metrics;
  const askedMetrics = parameters.takeList('metric_type', (value) => known.includes(value));
  const filters: Partial<Record<RowFilter, readonly string[]>> = {};
  for (const { parameter, filter, levels, isValue } of ROW_FILTERS) {
    if (!levels.includes(level)) continue;
    const values = parameters.takeList(parameter, (value) => isValue(value, kind));
    if (values) filters[filter] = values;
  }
  for (const name of NOT_OFFERED) {
    if (name === 'author' && level !== 'item') continue;
    if (parameters.take(name) !== undefined) parameters.note(3060, name);
  }
  const item = level === 'platform' ? undefined : parameters.take('item_id');
  if (item?.includes('|')) parameters.note(3061, 'item_id');
  else if (item && !ITEM_ID.test(item)) parameters.note(3060, 'item_id');
  const itemId = item && !item.includes('|') && ITEM_ID.test(item) ? item : undefined;
  const shown = parameters.takeList(
    'attributes_to_show',
    (value) => showable(kind).includes(value),
    3062,
  );
  const granularity = parameters.takeOne(
    'granularity',
    (value) => ['Month', 'Total'].includes(value),
    3062,
  );
  const isItem = level === 'item';
  const parents = isItem
    ? parameters.takeOne('include_parent_details', isTrueOrFalse, 3062)
    : undefined;
  const components = isItem
    ? parameters.takeOne('include_component_details', isTrueOrFalse, 3062)
    : undefined;
  if (components?.toLowerCase() === 'true') parameters.note(3063, 'include_component_details');
  return {
    ...common,
    metrics: askedMetrics,
    filters,
    itemId,
    shows: showable(kind).filter((name) => shown?.includes(name)),
    hasTotalsOnly: granularity === 'Total',
    hasParents: parents?.toLowerCase() === 'true',
    exceptions: [...period.exceptions, ...parameters.exceptions()],
  };
}
