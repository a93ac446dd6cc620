import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Figure } from './figures.ts';
import type { Point } from './series.ts';

const [WIDTH, HEIGHT] = [640, 180];
const [LEFT, BOTTOM, TOP] = [44, 22, 8];
const GAP = 0.2;

/** The next number above that is easy to read: 1, 2 or 5 and noughts. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5, 10].find((step) => step * unit >= value) ?? 10) * unit;
}

const summary = (figure: Figure, points: readonly Point[]): string => {
  const values = points.map(({ at, figures }) => ({ at, value: figure.of(figures) ?? 0 }));
  const highest = values.reduce((a, b) => (b.value > a.value ? b : a), { at: '', value: 0 });
  if (highest.value === 0) return `${figure.label}: nothing in this period.`;
  return `${figure.label}, ${points.length} points from ${values[0]?.at} to ${values.at(-1)?.at}; most on ${highest.at}: ${highest.value}. The table says all.`;
};

interface BarChartProps {
  readonly figure: Figure;
  readonly points: readonly Point[];
}

/** One figure over time as bars, drawn to one scale from nought. The table beside it says the same. */
export function BarChart({ figure, points }: BarChartProps) {
  const { vars, palette } = useTheme();
  const colour = (vars ?? { palette }).palette;
  const most = roundUp(Math.max(1, ...points.map(({ figures }) => figure.of(figures) ?? 0)));
  const step = (WIDTH - LEFT) / Math.max(1, points.length);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / most);
  const every = Math.ceil(points.length / 8);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="h3" gutterBottom>
        {figure.label}
      </Typography>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        role="img"
        aria-label={summary(figure, points)}
      >
        {[0, most / 2, most].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} stroke={colour.divider} />
            <text
              x={LEFT - 6}
              y={y(value) + 4}
              textAnchor="end"
              fontSize="12"
              fill={colour.text.secondary}
            >
              {value.toLocaleString('en-GB')}
            </text>
          </g>
        ))}
        {points.map(({ at, figures }, place) => {
          const value = figure.of(figures);
          return (
            <g key={at}>
              {value !== null && value > 0 && (
                <rect
                  x={LEFT + step * (place + GAP / 2)}
                  width={Math.max(1, step * (1 - GAP))}
                  y={y(value)}
                  height={y(0) - y(value)}
                  fill={colour.primary.main}
                >
                  <title>{`${at}: ${value.toLocaleString('en-GB')}`}</title>
                </rect>
              )}
              {place % every === 0 && (
                <text
                  x={LEFT + step * (place + 0.5)}
                  y={HEIGHT - 6}
                  textAnchor="middle"
                  fontSize="11"
                  fill={colour.text.secondary}
                >
                  {at.length > 7 ? at.slice(5) : at}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </Box>
  );
}
