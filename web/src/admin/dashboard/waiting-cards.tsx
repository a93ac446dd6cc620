import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { COUNTED_MOST } from '../../data/live/office/count-records.ts';
import type { Counted } from './use-counts.ts';

/** How much of what waits, each leading to its list where there is one. */
export function WaitingCards({
  counted,
  pages,
}: {
  counted: readonly Counted[];
  /** The pages that this person's menu leads to. */
  pages: ReadonlySet<string>;
}) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {counted.map(({ label, path, count }) => (
        <Card key={label} component="li" variant="outlined">
          <Way to={pages.has(path.replace(/\?.*/, '')) ? path : null}>
            <Typography
              sx={{
                fontSize: '1.75rem',
                lineHeight: 1.2,
                // What waits stands out from what does not.
                ...(count
                  ? { fontWeight: 700, color: 'primary.main' }
                  : { color: 'text.secondary' }),
              }}
            >
              {count === null ? <Skeleton width={40} /> : inWords(count)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {label}
            </Typography>
          </Way>
        </Card>
      ))}
    </Box>
  );
}

const inWords = (count: number | undefined) =>
  count === undefined ? '–' : count >= COUNTED_MOST ? `${COUNTED_MOST}+` : String(count);

function Way({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <Box sx={{ p: 1.5 }}>{children}</Box>;
  return (
    <CardActionArea component={Link} to={to} sx={{ p: 1.5, height: '100%' }}>
      {children}
    </CardActionArea>
  );
}
