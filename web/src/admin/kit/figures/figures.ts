/** The figures shown from the roll-ups: one row each, for charts, tables and files. */
import { CURRENCIES, CURRENCY_CODES } from '@quire/model/currencies';
import {
  DECISION_KINDS,
  type DecisionKind,
  type StatDay,
  spreadFigures,
} from '@quire/model/entities/stat';

export interface Figure {
  readonly key: string;
  readonly label: string;
  /** Null: no value. */
  readonly of: (figures: StatDay) => number | null;
}

export interface FigureGroup {
  readonly title: string;
  readonly text: string;
  readonly figures: readonly Figure[];
}

const DECISION_WORDS: Readonly<Record<DecisionKind, string>> = {
  accept: 'Accepted',
  reject: 'Rejected',
  desk_reject: 'Rejected without review',
  minor: 'Minor revision',
  major: 'Major revision',
  transfer: 'Transfer offered',
};

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Accepted, as a share of all accepted or rejected. */
function acceptanceRate({ decisions }: StatDay): number | null {
  const accepted = decisions.accept ?? 0;
  const all = accepted + (decisions.reject ?? 0) + (decisions.desk_reject ?? 0);
  return all > 0 ? rounded((100 * accepted) / all) : null;
}

const took = (
  key: string,
  label: string,
  what: 'firstDecision' | 'acceptance' | 'publication',
): Figure[] => [
  {
    key: `${key}Median`,
    label: `${label}, median`,
    of: (figures) => {
      const found = spreadFigures(figures[what] ?? {});
      return found && rounded(found.median);
    },
  },
  {
    key: `${key}Mean`,
    label: `${label}, mean`,
    of: (figures) => {
      const found = spreadFigures(figures[what] ?? {});
      return found && rounded(found.mean);
    },
  },
];

export const FIGURES: readonly FigureGroup[] = [
  {
    title: 'Readings',
    text: 'Counted on the server according to COUNTER 5.1: double clicks within 30 seconds count once, robots are excluded. A download also counts as a view.',
    figures: [
      { key: 'views', label: 'Views', of: ({ views }) => views },
      { key: 'downloads', label: 'Downloads', of: ({ downloads }) => downloads },
    ],
  },
  {
    title: 'Manuscripts',
    text: 'Received for the first time, published, and overdue while waiting for the press (at the end of the period).',
    figures: [
      { key: 'received', label: 'Received', of: ({ received }) => received },
      { key: 'published', label: 'Articles published', of: ({ published }) => published },
      { key: 'overdue', label: 'Overdue', of: ({ overdue }) => overdue },
    ],
  },
  {
    title: 'Reviews',
    text: 'Reviewers invited and reports received on the day. A dash is shown for days before counting started.',
    figures: [
      { key: 'reviewsAsked', label: 'Requested', of: ({ reviewsAsked }) => reviewsAsked ?? null },
      {
        key: 'reviewsReceived',
        label: 'Received',
        of: ({ reviewsReceived }) => reviewsReceived ?? null,
      },
    ],
  },
  {
    title: 'Decisions',
    text: 'Counted on the day of the decision.',
    figures: [
      ...DECISION_KINDS.map((kind) => ({
        key: kind,
        label: DECISION_WORDS[kind],
        of: ({ decisions }: StatDay) => decisions[kind] ?? 0,
      })),
      { key: 'rate', label: 'Acceptance, %', of: acceptanceRate },
    ],
  },
  {
    title: 'Days from submission',
    text: 'For decisions made and articles published in the period.',
    figures: [
      ...took('first', 'To the first decision', 'firstDecision'),
      ...took('acceptance', 'To acceptance', 'acceptance'),
      ...took('publication', 'To publication', 'publication'),
    ],
  },
];

/**
 * Revenue has a figure for each currency, as amounts in different currencies are never added. In whole units.
 */
export function revenueGroup(sum: StatDay): FigureGroup | null {
  const found = CURRENCY_CODES.filter((currency) => sum.revenue[currency] !== undefined);
  if (found.length === 0) return null;
  return {
    title: 'Revenue',
    text: 'Invoiced less credited on the day, without tax; each currency separately.',
    figures: found.map((currency) => ({
      key: `revenue${currency}`,
      label: currency,
      of: ({ revenue }) => (revenue[currency] ?? 0) / 10 ** CURRENCIES[currency],
    })),
  };
}

/** All figures for a period. */
export const figuresFor = (sum: StatDay): readonly FigureGroup[] => {
  const revenue = revenueGroup(sum);
  return revenue ? [...FIGURES, revenue] : FIGURES;
};
