export default {
  period: 'Period',
  wholePeriod: 'Whole period',
  theWholePress: 'The whole press',
  interval: 'Interval',
  figures: 'Figures',
  shownAs: 'Shown as',
  chooseFirstDayNotAfter: 'Choose a first day that is not after the last day.',
  loadingTheFigures: 'Loading the figures',
  noFiguresYetCountedEvery: 'No figures yet. They are counted every night.',
  noFiguresPeriodAddedEvery:
    'No figures for this period. They are added every night for the previous day, since counting began.',
  yearLastYear: 'This year and last year',
  countedUpDashMeansFigure:
    'Counted up to {date}. A dash means that a figure was not counted or could not be calculated.',
  yearLastYearTable: 'This year and last year, table',
  figure: 'Figure',
  wholeYear: 'whole year',
  since: 'since {date}',
  mostReadArticles: 'Most read articles',
  viewsDownloadsSince:
    '{journal}, {toLocaleString2} views and {toLocaleString3} downloads since {date}',
} as const;
