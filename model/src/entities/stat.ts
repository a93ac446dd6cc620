/** Roll-ups of what readers and authors did: a document a month, for the press and each journal. */
import { z } from 'zod';
import { type Currency, CurrencySchema } from '../currencies.ts';

const CountSchema = z.number().int().nonnegative();

/** The kinds of decisions that are told apart. */
export const DECISION_KINDS = [
  'accept',
  'reject',
  'desk_reject',
  'minor',
  'major',
  'transfer',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Days it took → how many took so long: median and mean follow from it. */
const CountsByDaysSchema = z.record(z.string().regex(/^\d{1,4}$/), CountSchema);
const SpreadSchema = CountsByDaysSchema.default({});
export type Spread = z.infer<typeof SpreadSchema>;

/** Research published, and how much of it has an author among the journal's editors or its board. */
const EndogenySchema = z.object({ articles: CountSchema, byEditors: CountSchema });
type Endogeny = z.infer<typeof EndogenySchema>;

export const StatDaySchema = z.object({
  views: CountSchema.default(0),
  downloads: CountSchema.default(0),
  received: CountSchema.default(0),
  published: CountSchema.default(0),
  decisions: z.partialRecord(z.enum(DECISION_KINDS), CountSchema).default({}),
  firstDecision: SpreadSchema,
  acceptance: SpreadSchema,
  /** Open manuscripts past their day, as it was when the day was summed. */
  overdue: CountSchema.default(0),
  /**
   * What was invoiced less what was credited, without tax, by currency in its smallest unit. Currencies are
   * never added up.
   */
  revenue: z.partialRecord(CurrencySchema, z.number().int()).default({}),
  // Absent where the day was summed before these were counted: unknown, not zero.
  reviewsAsked: CountSchema.optional(),
  reviewsReceived: CountSchema.optional(),
  /** Requests of authors to be freed from charges, and those that were granted on the day. */
  waiversAsked: CountSchema.optional(),
  waiversGranted: CountSchema.optional(),
  /** From receipt to publication, of the articles published on the day. */
  publication: CountsByDaysSchema.optional(),
  endogeny: EndogenySchema.optional(),
});
export type StatDay = z.infer<typeof StatDaySchema>;

/** `stats/{scope}~{yyyy-mm}`: a journal's key, or `press`. */
export const StatMonthSchema = z.object({
  scope: z.string(),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** By the day of the month: `07`. */
  days: z.record(z.string().regex(/^\d{2}$/), StatDaySchema).default({}),
  updatedAt: z.iso.datetime(),
});
export type StatMonth = z.infer<typeof StatMonthSchema>;

export const PRESS_SCOPE = 'press';

export function statDocId(scope: string, month: string): string {
  return `${scope}~${month}`;
}

const entries = (spread: Spread): [days: number, count: number][] =>
  Object.entries(spread)
    .map(([days, count]): [number, number] => [Number(days), count])
    .toSorted(([a], [b]) => a - b);

/** How many, the median and the mean of a spread; null where nothing was counted. */
export function spreadFigures(
  spread: Spread,
): { readonly count: number; readonly median: number; readonly mean: number } | null {
  const rows = entries(spread);
  const count = rows.reduce((sum, [, each]) => sum + each, 0);
  if (count === 0) return null;
  const at = (place: number): number => {
    let passed = 0;
    for (const [days, each] of rows) {
      passed += each;
      if (passed > place) return days;
    }
    return 0;
  };
  const median = (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
  const mean = rows.reduce((sum, [days, each]) => sum + days * each, 0) / count;
  return { count, median, mean };
}

const addCounts = <Key extends string>(
  a: Readonly<Partial<Record<Key, number>>>,
  b: Readonly<Partial<Record<Key, number>>>,
): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const [key, count] of [
    ...Object.entries<number | undefined>(a),
    ...Object.entries<number | undefined>(b),
  ]) {
    sum[key] = (sum[key] ?? 0) + (count ?? 0);
  }
  return sum;
};

/** The sum of what is known: of two unknowns nothing. */
function addKnown<Key extends string, Value>(
  key: Key,
  a: Value | undefined,
  b: Value | undefined,
  add: (a: Value, b: Value) => Value,
): { [Each in Key]?: Value } {
  const sum = a === undefined ? b : b === undefined ? a : add(a, b);
  const known: { [Each in Key]?: Value } = {};
  if (sum !== undefined) known[key] = sum;
  return known;
}

const addNumbers = (a: number, b: number): number => a + b;
const addEndogeny = (a: Endogeny, b: Endogeny): Endogeny => ({
  articles: a.articles + b.articles,
  byEditors: a.byEditors + b.byEditors,
});

/** Two days as one; `overdue` is a level and not a flow: the later day's value is used. */
export function addDays(a: StatDay, b: StatDay): StatDay {
  return {
    views: a.views + b.views,
    downloads: a.downloads + b.downloads,
    received: a.received + b.received,
    published: a.published + b.published,
    decisions: addCounts(a.decisions, b.decisions),
    firstDecision: addCounts(a.firstDecision, b.firstDecision),
    acceptance: addCounts(a.acceptance, b.acceptance),
    overdue: b.overdue,
    revenue: addCounts<Currency>(a.revenue, b.revenue),
    ...addKnown('reviewsAsked', a.reviewsAsked, b.reviewsAsked, addNumbers),
    ...addKnown('reviewsReceived', a.reviewsReceived, b.reviewsReceived, addNumbers),
    ...addKnown('waiversAsked', a.waiversAsked, b.waiversAsked, addNumbers),
    ...addKnown('waiversGranted', a.waiversGranted, b.waiversGranted, addNumbers),
    ...addKnown('publication', a.publication, b.publication, addCounts<string>),
    ...addKnown('endogeny', a.endogeny, b.endogeny, addEndogeny),
  };
}

export const NO_STAT_DAY: StatDay = StatDaySchema.parse({ firstDecision: {}, acceptance: {} });

/** A day before anything is counted on it: all that is counted today is zero, and not unknown. */
export const newStatDay = (): StatDay =>
  StatDaySchema.parse({
    reviewsAsked: 0,
    reviewsReceived: 0,
    waiversAsked: 0,
    waiversGranted: 0,
    publication: {},
    endogeny: { articles: 0, byEditors: 0 },
  });
