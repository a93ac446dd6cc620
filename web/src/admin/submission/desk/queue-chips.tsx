import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';

interface QueueChip {
  readonly name: string;
  readonly label: string;
  /** How many; '' until it is known. */
  readonly count: string;
  readonly to: string;
}

interface QueueChipsProps {
  readonly queues: readonly QueueChip[];
  readonly shown: string;
  /** What the queue shown contains. */
  readonly says: string;
}

/** A row of queues with their numbers; each is a link to the list below. */
export function QueueChips({ queues, shown, says }: QueueChipsProps) {
  const row = useRef<HTMLElement>(null);
  // Scrolls to the queue shown where the row is too long. The row gets longer when the numbers arrive.
  const hasCounts = queues.some(({ count }) => count !== '');
  useLayoutEffect(() => {
    if (!hasCounts) return;
    const chosen = row.current?.querySelector<HTMLElement>(`[data-queue="${shown}"]`);
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft;
  }, [shown, hasCounts]);
  return (
    <div>
      <Box component="nav" aria-label={t('officeDesk.queues')} ref={row} sx={ROW}>
        {queues.map(({ name, label, count, to }) => (
          <Chip
            key={name}
            data-queue={name}
            component={Link}
            to={to}
            clickable
            aria-current={name === shown ? 'page' : undefined}
            color={name === shown ? 'primary' : 'default'}
            variant={name === shown ? 'filled' : 'outlined'}
            label={
              <>
                {label}
                {count && (
                  <Box component="span" sx={{ ml: 0.75, fontWeight: count === '0' ? 400 : 700 }}>
                    {count}
                  </Box>
                )}
              </>
            }
          />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {says}
      </Typography>
    </div>
  );
}

/** On phones, one line that scrolls sideways, so that the list stays visible. */
const ROW = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 0.75,
  overflowX: 'auto',
  py: 0.5,
  px: 0.25,
  '& > *': { flex: 'none' },
} as const;
