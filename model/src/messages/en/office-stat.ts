/** The page of figures. */
export default {
  period: 'Period',
  wholePeriod: 'Whole period',
  wholePress: 'The whole press',
  interval: 'Interval',
  pageTitle: 'Figures',
  shownAs: 'Shown as',
  wrongPeriod: 'Choose a first day that is not after the last day.',
  loadingFigures: 'Loading the figures',
  noFiguresYet: 'No figures yet. They are counted every night.',
  noFiguresInPeriod:
    'No figures for this period. They are added every night for the previous day, since counting began.',
  twoYears: 'This year and last year',
  twoYearsText:
    'Counted up to {date}. A dash means that a figure was not counted or could not be calculated.',
  twoYearsTable: 'This year and last year, table',
  figureColumn: 'Figure',
  wholeYear: 'whole year',
  since: 'since {date}',
  mostReadArticles: 'Most read articles',
  from: 'From',
  to: 'To',
  viewCharts: 'Charts',
  viewTables: 'Tables',
  viewYears: 'Years',
  until: 'to {date}',
  readingsSince:
    '{journal}, {views, plural, one {# view} other {# views}} and {downloads, plural, one {# download} other {# downloads}} since {date}',
  // The heads and rows of an exported file.
  exportPeriod: 'period',
  exportFigure: 'figure',
  exportFromTo: '{from} to {to}',
  exportCountedSince: 'counted since',
  exportFigureWithUnit: '{label} ({unit})',
  exportMostRead: 'Most read: {title}',
  exportViews: 'views',
  exportDownloads: 'downloads',
} as const;
