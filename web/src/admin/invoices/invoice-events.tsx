import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { useStaffNames } from '../../data/live/desk/staff-names.ts';
import { instant } from '../kit/dates.ts';
import { EVENT_WORDS, eventText } from './invoice-words.ts';

/** What happened to it and who did it, newest first. */
export function InvoiceEvents({ events }: Pick<StoredInvoice, 'events'>) {
  const people = [...new Set(events.map(({ by }) => by))].filter((by) => by !== 'system');
  const names = useStaffNames(people);
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.toReversed().map(({ event, at, by, text }) => (
        <Box component="li" key={`${at}-${event}-${text ?? ''}`} sx={{ mb: 1 }}>
          <Typography component="span">{EVENT_WORDS[event]}</Typography>
          {text && (
            <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
              : {eventText(event, text)}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary">
            {instant(at)}, {by === 'system' ? 'by itself' : (names.get(by) ?? '…')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
