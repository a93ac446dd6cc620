import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BankEntry } from '@quire/model/entities/bank-entry';
import { t } from '@quire/model/messages/t';
import { useStaffNames } from '../../../data/live/desk/staff-names.ts';
import { instant } from '../../kit/dates.ts';
import { ENTRY_EVENTS } from './bank-labels.ts';

/** The history of an entry, newest first. */
export function EntryEvents({ entry: { events } }: { readonly entry: BankEntry }) {
  const names = useStaffNames([...new Set(events.map(({ by }) => by))]);
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events
        .map((said, place) => ({ ...said, place }))
        .toReversed()
        .map(({ event, at, by, text, place }) => (
          <Box component="li" key={place} sx={{ mb: 1 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {text
                ? t('officeBank.eventWithNote', { event: ENTRY_EVENTS[event], note: text })
                : ENTRY_EVENTS[event]}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('officeBank.eventBy', {
                date: instant(at),
                name: names.get(by) || t('officeBank.staff'),
              })}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
