import { saveFile } from '../../ui/files/save-file.ts';
import type { FigureGroup } from '../kit/figures/figures.ts';
import type { Point } from '../kit/figures/series.ts';

/** All figures as a file for spreadsheets: names of ours and numbers, nothing that could be a formula. */
export function saveFigures(
  scope: string,
  points: readonly Point[],
  groups: readonly FigureGroup[],
): void {
  const figures = groups.flatMap((group) => group.figures);
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = [
    ['period', ...figures.map(({ label }) => quoted(label))],
    ...points.map(({ at, figures: day, isSummed }) => [
      at,
      ...figures.map(({ of }) => (isSummed ? String(of(day) ?? '') : '')),
    ]),
  ];
  const text = `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
  const name = `figures-${scope}-${points[0]?.at ?? ''}-${points.at(-1)?.at ?? ''}.csv`;
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
