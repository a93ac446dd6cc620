import type { YearFigureKey } from './stat-years.ts';

interface YearFigureLabel {
  readonly label: string;
  /** How it is counted, where its name does not say. */
  readonly note?: string;
  readonly unit?: '%' | 'days';
}

/** What each figure of a year is called, for readers and staff alike. */
export const YEAR_FIGURE_LABELS: Readonly<Record<YearFigureKey, YearFigureLabel>> = {
  received: { label: 'Submissions received' },
  reviewsAsked: { label: 'Reviews requested' },
  reviewsReceived: { label: 'Reviews received' },
  accepted: { label: 'Accepted' },
  declined: { label: 'Rejected', note: 'With and without review.' },
  acceptanceRate: {
    label: 'Acceptance rate',
    unit: '%',
    note: 'Of the submissions accepted or rejected in the period.',
  },
  firstDecisionDays: { label: 'Submission to first decision, median', unit: 'days' },
  publicationDays: { label: 'Submission to publication, median', unit: 'days' },
  published: { label: 'Articles published' },
  endogeny: {
    label: 'Research by the journal’s editors',
    unit: '%',
    note: 'Share of published research with an author among the editors or the editorial board, by ORCID iD, e-mail or name.',
  },
  views: { label: 'Article views', note: 'Excludes robots; a download counts as a view.' },
  downloads: { label: 'PDF downloads' },
};

/** “12.5 %”, “41 days”, “1,204”; a dash where nothing is known. */
export function yearFigureText(key: YearFigureKey, value: number | null): string {
  if (value === null) return '–';
  const { unit } = YEAR_FIGURE_LABELS[key];
  const number = value.toLocaleString('en-GB');
  if (unit === '%') return `${number}%`;
  return unit ? `${number} ${value === 1 ? 'day' : unit}` : number;
}
