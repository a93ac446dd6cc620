/** This year's figures beside last year's: made of the roll-ups each night, one document a scope. */
import { z } from 'zod';

/** The figures in the order in which they are shown. */
export const YEAR_FIGURES = [
  'received',
  'reviewsAsked',
  'reviewsReceived',
  'accepted',
  'declined',
  'acceptanceRate',
  'firstDecisionDays',
  'acceptanceDays',
  'publicationDays',
  'publicationMeanDays',
  'published',
  'endogeny',
  'waiversAsked',
  'waiversGranted',
  'views',
  'downloads',
] as const;
export type YearFigureKey = (typeof YEAR_FIGURES)[number];

const YearFigureSchema = z.object({
  /** Null: there is nothing to count it from. */
  value: z.number().nullable(),
  /** The first day that was counted, where that is later than the period's first. */
  since: z.iso.date().optional(),
});
export type YearFigure = z.infer<typeof YearFigureSchema>;

/** What was summed before a figure was added knows nothing of it, until the next night. */
const NO_FIGURES = Object.fromEntries(YEAR_FIGURES.map((key) => [key, { value: null }]));

export const YearPeriodSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  figures: z.preprocess(
    (figures) => (typeof figures === 'object' ? { ...NO_FIGURES, ...figures } : figures),
    z.record(z.enum(YEAR_FIGURES), YearFigureSchema),
  ),
});
export type YearPeriod = z.infer<typeof YearPeriodSchema>;

/** Unknown in all periods of a journal without fees, and then not shown. */
export const isOfCharges = (key: YearFigureKey): boolean =>
  key === 'waiversAsked' || key === 'waiversGranted';

/** The figures that these periods have a row for, in their order. */
export const shownFigures = (periods: readonly YearPeriod[]): YearFigureKey[] =>
  YEAR_FIGURES.filter(
    (key) => !isOfCharges(key) || periods.some(({ figures }) => figures[key].value !== null),
  );

/** How many articles are named as the most read ones. */
export const MOST_READ = 10;

const ReadArticleSchema = z.object({
  journal: z.string(),
  issue: z.string(),
  akey: z.string(),
  title: z.string(),
  views: z.number().int().nonnegative(),
  downloads: z.number().int().nonnegative(),
  /** Since when its readers are counted. */
  since: z.iso.date(),
});
export type ReadArticle = z.infer<typeof ReadArticleSchema>;

/** `stats/{scope}~years`, and, where a journal publishes it, `digests/statistics~{jkey}`. */
export const StatYearsSchema = z.object({
  scope: z.string(),
  /** The last day that is counted. */
  until: z.iso.date(),
  /** This year so far, the same days of last year, and the whole of last year. */
  periods: z.array(YearPeriodSchema).length(3),
  mostRead: z.array(ReadArticleSchema).max(MOST_READ),
  updatedAt: z.iso.datetime(),
});
export type StatYears = z.infer<typeof StatYearsSchema>;

export const statYearsDocId = (scope: string): string => `${scope}~years`;
