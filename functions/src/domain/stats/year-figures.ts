import {
  addDays,
  NO_STAT_DAY,
  newStatDay,
  type StatDay,
  StatDaySchema,
  spreadFigures,
} from '@quire/model/entities/stat';
import {
  isOfCharges,
  YEAR_FIGURES,
  type YearFigure,
  type YearFigureKey,
  type YearPeriod,
  YearPeriodSchema,
} from '@quire/model/entities/stat-years';

/** The figures of each day, by day (`2026-06-01`): a missing day was not summed. */
export type StatDays = ReadonlyMap<string, StatDay>;

interface FigureMaker {
  /** Whether a day's roll-up includes the data for this figure. */
  readonly isCounted: (day: StatDay) => boolean;
  readonly of: (sum: StatDay) => number | null;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const share = (part: number, whole: number): number | null =>
  whole > 0 ? rounded((100 * part) / whole) : null;
const rejections = ({ decisions }: StatDay): number =>
  (decisions.reject ?? 0) + (decisions.desk_reject ?? 0);
const median = (spread: StatDay['publication']): number | null => {
  const found = spreadFigures(spread ?? {});
  return found && rounded(found.median);
};
const always = (): boolean => true;

const MAKERS: Readonly<Record<YearFigureKey, FigureMaker>> = {
  received: { isCounted: always, of: ({ received }) => received },
  reviewsAsked: {
    isCounted: ({ reviewsAsked }) => reviewsAsked !== undefined,
    of: ({ reviewsAsked }) => reviewsAsked ?? null,
  },
  reviewsReceived: {
    isCounted: ({ reviewsReceived }) => reviewsReceived !== undefined,
    of: ({ reviewsReceived }) => reviewsReceived ?? null,
  },
  accepted: { isCounted: always, of: ({ decisions }) => decisions.accept ?? 0 },
  declined: { isCounted: always, of: rejections },
  acceptanceRate: {
    isCounted: always,
    of: (sum) => {
      const accepted = sum.decisions.accept ?? 0;
      return share(accepted, accepted + rejections(sum));
    },
  },
  firstDecisionDays: { isCounted: always, of: ({ firstDecision }) => median(firstDecision) },
  acceptanceDays: { isCounted: always, of: ({ acceptance }) => median(acceptance) },
  publicationDays: {
    isCounted: ({ publication }) => publication !== undefined,
    of: ({ publication }) => median(publication),
  },
  // Plan S asks for the mean: https://www.coalition-s.org/technical-guidance_and_requirements/ (III, 1.1).
  publicationMeanDays: {
    isCounted: ({ publication }) => publication !== undefined,
    of: ({ publication }) => {
      const found = spreadFigures(publication ?? {});
      return found && rounded(found.mean);
    },
  },
  published: { isCounted: always, of: ({ published }) => published },
  endogeny: {
    isCounted: ({ endogeny }) => endogeny !== undefined,
    of: ({ endogeny }) => (endogeny ? share(endogeny.byEditors, endogeny.articles) : null),
  },
  waiversAsked: {
    isCounted: ({ waiversAsked }) => waiversAsked !== undefined,
    of: ({ waiversAsked }) => waiversAsked ?? null,
  },
  waiversGranted: {
    isCounted: ({ waiversGranted }) => waiversGranted !== undefined,
    of: ({ waiversGranted }) => waiversGranted ?? null,
  },
  views: { isCounted: always, of: ({ views }) => views },
  downloads: { isCounted: always, of: ({ downloads }) => downloads },
};

/** A day without events: what was counted at the time is zero, the rest unknown. */
function blankDay(ofPress: StatDay): StatDay {
  const counted = new Set(Object.keys(ofPress));
  return StatDaySchema.parse(
    Object.fromEntries(Object.entries(newStatDay()).filter(([key]) => counted.has(key))),
  );
}

/**
 * The days of a journal. A day without events may have no roll-up of its own: the press's shows that it
 * was summed.
 */
export function knownDays(own: StatDays, ofPress: StatDays): StatDays {
  return new Map([...ofPress].map(([day, figures]) => [day, own.get(day) ?? blankDay(figures)]));
}

/**
 * The figures of a period, from all days that were summed.
 *
 * @param hasFees whether authors pay anything: otherwise there is nothing to waive
 */
export function yearPeriod(
  days: StatDays,
  { from, to, hasFees }: { readonly from: string; readonly to: string; readonly hasFees: boolean },
): YearPeriod {
  const known = [...days]
    .filter(([day]) => day >= from && day <= to)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const sum = known.reduce((total, [, day]) => addDays(total, day), NO_STAT_DAY);
  const figure = (key: YearFigureKey): YearFigure => {
    const { isCounted, of } = MAKERS[key];
    if (!hasFees && isOfCharges(key)) return { value: null };
    const first = known.find(([, day]) => isCounted(day))?.[0];
    if (first === undefined) return { value: null };
    return { value: of(sum), ...(first > from && { since: first }) };
  };
  const figures = Object.fromEntries(YEAR_FIGURES.map((key) => [key, figure(key)]));
  return YearPeriodSchema.parse({ from, to, figures });
}
