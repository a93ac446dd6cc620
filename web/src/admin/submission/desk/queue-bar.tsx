import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { QUEUE_NAMES, QUEUES, type QueueName, queueToken } from '@quire/model/desk/queues';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useQueueCounts } from '../../../data/live/desk/use-queue-counts.ts';
import { COUNTED_MOST } from '../../../data/live/office/count-records.ts';
import type { Scope } from '../../../data/live/office/press-scope.ts';

interface QueueBarProps {
  readonly uid: string;
  readonly scope: Scope;
  readonly queue: QueueName;
  /** Only what this person is an editor of. */
  readonly isMine: boolean;
}

const counted = (count: number | undefined) =>
  count === undefined ? '' : count >= COUNTED_MOST ? `${COUNTED_MOST - 1}+` : String(count);

/** The queues with their numbers, each an address of the list below. */
export function QueueBar({ uid, scope, queue, isMine }: QueueBarProps) {
  const [parameters, setParameters] = useSearchParams();
  const tokens = useMemo(
    () => QUEUE_NAMES.map((name) => queueToken(name, isMine ? uid : undefined)),
    [isMine, uid],
  );
  const counts = useQueueCounts(scope, tokens);
  function addressOf(name: QueueName, mine: boolean) {
    const next = new URLSearchParams(parameters);
    next.set('queues', queueToken(name, mine ? uid : undefined));
    for (const page of ['after', 'before']) next.delete(page);
    return next;
  }
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box
          component="nav"
          aria-label="Queues"
          sx={{
            display: 'flex',
            flexWrap: { xs: 'nowrap', sm: 'wrap' },
            gap: 0.75,
            overflowX: 'auto',
            py: 0.5,
            px: 0.25,
            maxWidth: '100%',
          }}
        >
          {QUEUE_NAMES.map((name, place) => {
            const count = counted(counts.get(tokens[place] ?? ''));
            const isShown = name === queue;
            return (
              <Chip
                key={name}
                component={Link}
                to={`?${addressOf(name, isMine)}`}
                clickable
                aria-current={isShown ? 'page' : undefined}
                color={isShown ? 'primary' : 'default'}
                variant={isShown ? 'filled' : 'outlined'}
                label={
                  <>
                    {QUEUES[name].label}
                    {count && (
                      <Box component="span" sx={{ ml: 0.75, fontWeight: 700 }}>
                        {count}
                      </Box>
                    )}
                  </>
                }
              />
            );
          })}
        </Box>
        <FormControlLabel
          label="Only mine"
          control={
            <Switch
              size="small"
              checked={isMine}
              onChange={(_, mine) => setParameters(addressOf(queue, mine))}
            />
          }
        />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {QUEUES[queue].says}
      </Typography>
    </Box>
  );
}
