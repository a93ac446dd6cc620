import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { locale } from '@quire/model/messages/language';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef, useState } from 'react';
import type { Figure } from './figures.ts';
import { axisSpan, type Point, shortPoint } from './series.ts';

const HEIGHT = 180;
const [LEFT, BOTTOM, TOP] = [44, 22, 8];
const GAP = 0.25;
const BAR_MOST = 56;
/** Labels that are closer together are unreadable. */
const LETTERS = 14;
/** Space for a point's label. */
const NAME_WIDTH = 64;

const LARGE = new Intl.NumberFormat(locale(), { notation: 'compact' });
/** “8,000”, “200K”: short enough for the space beside the bars. */
const onAxis = (value: number): string =>
  value < 100_000 ? formatNumber(value) : LARGE.format(value);

/** What the pointer shows over a bar. */
const pointInWords = (at: string, value: number): string =>
  t('officeFigures.pointValue', { at, value: formatNumber(value) });

/** The width available for a chart; the text keeps its size on every screen. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { box, width };
}

interface BarsProps {
  readonly figure: Figure;
  readonly points: readonly Point[];
  /** The same points a year earlier, drawn as outlines beside the bars. */
  readonly earlier?: readonly Point[];
  /** A description in one sentence. */
  readonly label: string;
}

/** Bars on one scale from zero, up or down, in the available width. */
export function Bars({ figure, points, earlier = [], label }: BarsProps) {
  const { box, width } = useWidth();
  const { vars, palette } = useTheme();
  const colour = (vars ?? { palette }).palette;
  const { least, most } = axisSpan(
    [...points, ...earlier].map(({ figures }) => figure.of(figures) ?? 0),
  );
  const marks = [least, 0, least === 0 ? most / 2 : most, most];
  const step = (width - LEFT) / points.length;
  const isPaired = earlier.length > 0;
  const bar = Math.min(BAR_MOST, Math.max(1, (step * (1 - GAP)) / (isPaired ? 2 : 1)));
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * ((most - value) / (most - least));
  const every = Math.ceil(NAME_WIDTH / step);
  return (
    <Box ref={box} sx={{ height: HEIGHT }}>
      {width > LEFT && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label}>
          {[...new Set(marks)].map((value) => (
            <g key={value}>
              <line x1={LEFT} x2={width} y1={y(value)} y2={y(value)} stroke={colour.divider} />
              <text
                x={LEFT - 8}
                y={y(value) + 4}
                textAnchor="end"
                fontSize="12"
                fill={colour.text.secondary}
              >
                {(value === 0 || Math.abs(y(value) - y(0)) > LETTERS) && onAxis(value)}
              </text>
            </g>
          ))}
          {points.map(({ at, figures }, place) => {
            const value = figure.of(figures) ?? 0;
            const middle = LEFT + step * (place + 0.5);
            const before = earlier[place];
            const valueBefore = before ? (figure.of(before.figures) ?? 0) : 0;
            return (
              <g key={at}>
                {before && valueBefore !== 0 && (
                  <rect
                    x={middle - bar + 0.5}
                    width={Math.max(1, bar - 1.5)}
                    y={y(Math.max(0, valueBefore)) + 0.5}
                    height={Math.max(0, Math.abs(y(0) - y(valueBefore)) - 0.5)}
                    fill="none"
                    stroke={colour.text.secondary}
                  >
                    <title>{pointInWords(before.at, valueBefore)}</title>
                  </rect>
                )}
                {value !== 0 && (
                  <rect
                    x={isPaired ? middle : middle - bar / 2}
                    width={bar}
                    y={y(Math.max(0, value))}
                    height={Math.abs(y(0) - y(value))}
                    fill={value > 0 ? colour.primary.main : colour.error.main}
                  >
                    <title>{pointInWords(at, value)}</title>
                  </rect>
                )}
                {place % every === 0 && middle + NAME_WIDTH / 2 <= width + step / 2 && (
                  <text
                    x={middle}
                    y={HEIGHT - 6}
                    textAnchor="middle"
                    fontSize="12"
                    fill={colour.text.secondary}
                  >
                    {shortPoint(at)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </Box>
  );
}
