import { type StatYears, shownFigures } from '@quire/model/entities/stat-years';
import { YEAR_FIGURE_LABELS } from '@quire/model/entities/year-figure-labels';
import { t } from '@quire/model/messages/t';
import type { FigureGroup } from '../kit/figures/figures.ts';
import type { Point } from '../kit/figures/series.ts';
import type { ExportFormatName } from '../kit/list/export-formats.ts';
import { type SheetCell, saveSheet } from './save-sheet.ts';

/** All figures of a period, a row for each date; unknown values are empty. */
export function saveFigures(
  format: ExportFormatName,
  scope: string,
  points: readonly Point[],
  groups: readonly FigureGroup[],
): Promise<void> {
  const figures = groups.flatMap((group) => group.figures);
  const rows = points.map(({ at, figures: day, isSummed }) => [
    at,
    ...figures.map(({ of }) => (isSummed ? of(day) : null)),
  ]);
  const name = `figures-${scope}-${points[0]?.at ?? ''}-${points.at(-1)?.at ?? ''}`;
  return saveSheet(
    format,
    name,
    [t('officeStat.exportPeriod'), ...figures.map(({ label }) => label)],
    rows,
  );
}

/** This year and last year, a row for each figure, then the most read articles. */
export function yearRows({ periods, mostRead }: StatYears): {
  readonly head: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
} {
  const columns = periods.flatMap(({ from, to }) => [
    t('officeStat.exportFromTo', { from, to }),
    t('officeStat.exportCountedSince'),
  ]);
  const figures = shownFigures(periods).map((key) => {
    const { label, unit } = YEAR_FIGURE_LABELS[key];
    return [
      unit ? t('officeStat.exportFigureWithUnit', { label, unit }) : label,
      ...periods.flatMap(({ from, figures: of }) => {
        const { value, since } = of[key];
        return [value, value === null ? '' : (since ?? from)];
      }),
    ];
  });
  const read = mostRead.map(({ title, views, downloads, since }) => [
    t('officeStat.exportMostRead', { title }),
    views,
    since,
    downloads,
    since,
  ]);
  return {
    head: [t('officeStat.exportFigure'), ...columns],
    rows: [
      ...figures,
      ...(read.length > 0
        ? [
            [
              '',
              t('officeStat.exportViews'),
              t('officeStat.exportCountedSince'),
              t('officeStat.exportDownloads'),
              t('officeStat.exportCountedSince'),
            ],
          ]
        : []),
      ...read,
    ],
  };
}

export function saveYears(format: ExportFormatName, years: StatYears): Promise<void> {
  const { head, rows } = yearRows(years);
  return saveSheet(format, `years-${years.scope}`, head, rows);
}
