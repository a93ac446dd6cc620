import { formatNumber, formatPercent } from '../messages/numbers.ts';
import { t } from '../messages/t.ts';
import type { YearFigureKey } from './stat-years.ts';

interface YearFigureLabel {
  readonly label: string;
  /** How it is counted, where its name does not say. */
  readonly note?: string;
  readonly unit?: '%' | 'days';
}

/** What each figure of a year is called, for readers and staff alike. */
export const YEAR_FIGURE_LABELS: Readonly<Record<YearFigureKey, YearFigureLabel>> = {
  received: {
    get label() {
      return t('articleWords.yearFigureReceived');
    },
  },
  reviewsAsked: {
    get label() {
      return t('articleWords.yearFigureReviewsAsked');
    },
  },
  reviewsReceived: {
    get label() {
      return t('articleWords.yearFigureReviewsReceived');
    },
  },
  accepted: {
    get label() {
      return t('articleWords.yearFigureAccepted');
    },
  },
  declined: {
    get label() {
      return t('articleWords.yearFigureDeclined');
    },
    get note() {
      return t('articleWords.yearFigureDeclinedNote');
    },
  },
  acceptanceRate: {
    get label() {
      return t('articleWords.yearFigureAcceptanceRate');
    },
    unit: '%',
    get note() {
      return t('articleWords.yearFigureAcceptanceRateNote');
    },
  },
  firstDecisionDays: {
    get label() {
      return t('articleWords.yearFigureFirstDecisionDays');
    },
    unit: 'days',
  },
  acceptanceDays: {
    get label() {
      return t('articleWords.yearFigureAcceptanceDays');
    },
    unit: 'days',
  },
  publicationDays: {
    get label() {
      return t('articleWords.yearFigurePublicationDays');
    },
    unit: 'days',
  },
  publicationMeanDays: {
    get label() {
      return t('articleWords.yearFigurePublicationMeanDays');
    },
    unit: 'days',
  },
  published: {
    get label() {
      return t('articleWords.yearFigurePublished');
    },
  },
  endogeny: {
    get label() {
      return t('articleWords.yearFigureEndogeny');
    },
    unit: '%',
    get note() {
      return t('articleWords.yearFigureEndogenyNote');
    },
  },
  waiversAsked: {
    get label() {
      return t('articleWords.yearFigureWaiversAsked');
    },
  },
  waiversGranted: {
    get label() {
      return t('articleWords.yearFigureWaiversGranted');
    },
  },
  views: {
    get label() {
      return t('articleWords.yearFigureViews');
    },
    get note() {
      return t('articleWords.yearFigureViewsNote');
    },
  },
  downloads: {
    get label() {
      return t('articleWords.yearFigureDownloads');
    },
  },
};

/** “12.5%”, “41 days”, “1,204”; a dash where nothing is known. */
export function yearFigureText(key: YearFigureKey, value: number | null): string {
  if (value === null) return '–';
  const { unit } = YEAR_FIGURE_LABELS[key];
  if (unit === '%') return formatPercent(value / 100, 1);
  return unit ? t('articleWords.days', { count: value }) : formatNumber(value);
}
