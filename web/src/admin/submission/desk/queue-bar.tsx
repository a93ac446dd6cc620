import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { QUEUE_NAMES, QUEUES } from '@quire/model/desk/queues';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useQueueCounts } from '../../../data/live/desk/use-queue-counts.ts';
import { COUNTED_MOST } from '../../../data/live/office/count-records.ts';
import type { Scope } from '../../../data/live/office/press-scope.ts';
import { type QueueShown, queueAddress, shownToken } from './queue-address.ts';

interface QueueBarProps extends QueueShown {
  readonly scope: Scope;
}

const counted = (count: number | undefined) =>
  count === undefined ? '' : count >= COUNTED_MOST ? `${COUNTED_MOST - 1}+` : String(count);

/** The queues with their numbers, each an address of the list below. */
export function QueueBar({ scope, queue, editor }: QueueBarProps) {
  const [parameters] = useSearchParams();
  const tokens = useMemo(
    () => QUEUE_NAMES.map((name) => shownToken({ queue: name, editor })),
    [editor],
  );
  const counts = useQueueCounts(scope, tokens);
  const row = useRef<HTMLElement>(null);
  // Where the row is pushed sideways, the queue that is shown is brought into sight.
  const { size } = counts;
  useLayoutEffect(() => {
    // The numbers make the row longer when they arrive.
    if (size === 0) return;
    const chosen = row.current?.querySelector<HTMLElement>(`[data-queue="${queue}"]`);
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft;
  }, [queue, size]);
  return (
    <div>
      <Box component="nav" aria-label="Queues" ref={row} sx={ROW}>
        {QUEUE_NAMES.map((name, place) => {
          const count = counted(counts.get(tokens[place] ?? ''));
          const isShown = name === queue;
          return (
            <Chip
              key={name}
              data-queue={name}
              component={Link}
              to={`?${queueAddress(parameters, { queue: name, editor })}`}
              clickable
              aria-current={isShown ? 'page' : undefined}
              color={isShown ? 'primary' : 'default'}
              variant={isShown ? 'filled' : 'outlined'}
              label={
                <>
                  {QUEUES[name].label}
                  {count && (
                    <Box component="span" sx={{ ml: 0.75, fontWeight: count === '0' ? 400 : 700 }}>
                      {count}
                    </Box>
                  )}
                </>
              }
            />
          );
        })}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {QUEUES[queue].says}
      </Typography>
    </div>
  );
}

/** On phones one line that is pushed sideways: the list stays in sight. */
const ROW = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 0.75,
  overflowX: 'auto',
  py: 0.5,
  px: 0.25,
} as const;
