import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Bars } from './bars.tsx';
import type { Figure } from './figures.ts';
import type { Point } from './series.ts';

const shown = (value: number) => value.toLocaleString('en-GB');

const summary = (figure: Figure, points: readonly Point[], highest: Point): string =>
  `${figure.label}, ${points.length} points from ${points[0]?.at} to ${points.at(-1)?.at}; most in ${highest.at}: ${shown(figure.of(highest.figures) ?? 0)}. The table says all.`;

interface BarChartProps {
  readonly figure: Figure;
  readonly points: readonly Point[];
  /** Of the whole period. */
  readonly total: number | null;
}

/** One figure over time as bars, with what it is of the whole period. The table beside it says the same. */
export function BarChart({ figure, points, total }: BarChartProps) {
  const highest = points.reduce<Point | null>((most, point) => {
    const value = figure.of(point.figures) ?? 0;
    return value > (most ? (figure.of(most.figures) ?? 0) : 0) ? point : most;
  }, null);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box
        component="figcaption"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5, flexWrap: 'wrap' }}
      >
        <Typography variant="h3" component="span">
          {figure.label}
        </Typography>
        {highest && total !== null && (
          <Typography component="span" color="text.secondary">
            {shown(total)}
          </Typography>
        )}
      </Box>
      {highest ? (
        <Bars figure={figure} points={points} label={summary(figure, points, highest)} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          Nothing in this period.
        </Typography>
      )}
    </Box>
  );
}
