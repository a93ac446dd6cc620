import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Bars } from './bars.tsx';
import type { Figure } from './figures.ts';
import type { Point } from './series.ts';

const shown = (value: number) => value.toLocaleString('en-GB');

const heightOf = (figure: Figure, { figures }: Point): number => figure.of(figures) ?? 0;

function summary(figure: Figure, points: readonly Point[]): string {
  const ranked = points.toSorted((a, b) => heightOf(figure, b) - heightOf(figure, a));
  const said = (point: Point | undefined, word: string): string =>
    point ? `; ${word} in ${point.at}: ${shown(heightOf(figure, point))}` : '';
  const last = ranked.at(-1);
  const lowest = last && heightOf(figure, last) < 0 ? last : undefined;
  const period = `${points.length} points from ${points[0]?.at} to ${points.at(-1)?.at}`;
  return `${figure.label}, ${period}${said(ranked[0], 'most')}${said(lowest, 'least')}. The table lists all values.`;
}

interface BarChartProps {
  readonly figure: Figure;
  readonly points: readonly Point[];
  /** The value for the whole period. */
  readonly total: number | null;
}

/** One figure over time as bars, with its value for the whole period. The table beside it has the same data. */
export function BarChart({ figure, points, total }: BarChartProps) {
  // A month with more credited than invoiced is negative.
  const hasAny = points.some((point) => heightOf(figure, point) !== 0);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box
        component="figcaption"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5, flexWrap: 'wrap' }}
      >
        <Typography variant="h3" component="span">
          {figure.label}
        </Typography>
        {hasAny && total !== null && (
          <Typography component="span" color="text.secondary">
            {shown(total)}
          </Typography>
        )}
      </Box>
      {hasAny ? (
        <Bars figure={figure} points={points} label={summary(figure, points)} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          No data for this period.
        </Typography>
      )}
    </Box>
  );
}
