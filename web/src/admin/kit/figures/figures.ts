/** The figures shown from the roll-ups: one row each, for charts, tables and files. */

import { CURRENCIES, CURRENCY_CODES } from '@quire/model/currencies';
import {
  DECISION_KINDS,
  type DecisionKind,
  type StatDay,
  spreadFigures,
} from '@quire/model/entities/stat';
import { t } from '@quire/model/messages/t';

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
  accept: t('officeFigures.decisionAccept'),
  reject: t('officeFigures.decisionReject'),
  desk_reject: t('officeFigures.decisionDeskReject'),
  minor: t('officeFigures.decisionMinor'),
  major: t('officeFigures.decisionMajor'),
  transfer: t('officeFigures.decisionTransfer'),
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
  median: string,
  mean: string,
  what: 'firstDecision' | 'acceptance' | 'publication',
): Figure[] => [
  {
    key: `${key}Median`,
    label: median,
    of: (figures) => {
      const found = spreadFigures(figures[what] ?? {});
      return found && rounded(found.median);
    },
  },
  {
    key: `${key}Mean`,
    label: mean,
    of: (figures) => {
      const found = spreadFigures(figures[what] ?? {});
      return found && rounded(found.mean);
    },
  },
];

export const FIGURES: readonly FigureGroup[] = [
  {
    title: t('officeFigures.readings'),
    text: t('officeFigures.readingsText'),
    figures: [
      { key: 'views', label: t('officeFigures.views'), of: ({ views }) => views },
      { key: 'downloads', label: t('officeFigures.downloads'), of: ({ downloads }) => downloads },
    ],
  },
  {
    title: t('officeFigures.manuscripts'),
    text: t('officeFigures.manuscriptsText'),
    figures: [
      { key: 'received', label: t('officeFigures.received'), of: ({ received }) => received },
      {
        key: 'published',
        label: t('officeFigures.articlesPublished'),
        of: ({ published }) => published,
      },
      { key: 'overdue', label: t('officeFigures.overdue'), of: ({ overdue }) => overdue },
    ],
  },
  {
    title: t('officeFigures.reviews'),
    text: t('officeFigures.reviewsText'),
    figures: [
      {
        key: 'reviewsAsked',
        label: t('officeFigures.requested'),
        of: ({ reviewsAsked }) => reviewsAsked ?? null,
      },
      {
        key: 'reviewsReceived',
        label: t('officeFigures.received'),
        of: ({ reviewsReceived }) => reviewsReceived ?? null,
      },
    ],
  },
  {
    title: t('officeFigures.decisions'),
    text: t('officeFigures.decisionsText'),
    figures: [
      ...DECISION_KINDS.map((kind) => ({
        key: kind,
        label: DECISION_WORDS[kind],
        of: ({ decisions }: StatDay) => decisions[kind] ?? 0,
      })),
      { key: 'rate', label: t('officeFigures.acceptanceRate'), of: acceptanceRate },
    ],
  },
  {
    title: t('officeFigures.daysFromSubmission'),
    text: t('officeFigures.daysText'),
    figures: [
      ...took(
        'first',
        t('officeFigures.firstDecisionMedian'),
        t('officeFigures.firstDecisionMean'),
        'firstDecision',
      ),
      ...took(
        'acceptance',
        t('officeFigures.acceptanceMedian'),
        t('officeFigures.acceptanceMean'),
        'acceptance',
      ),
      ...took(
        'publication',
        t('officeFigures.publicationMedian'),
        t('officeFigures.publicationMean'),
        'publication',
      ),
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
    title: t('officeFigures.revenue'),
    text: t('officeFigures.revenueText'),
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
