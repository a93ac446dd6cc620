import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useStaffNames } from '../../data/live/desk/staff-names.ts';
import { instant } from '../kit/dates.ts';

interface EventHistoryProps<Event extends string> {
  readonly events: readonly {
    readonly event: Event;
    readonly at: string;
    readonly by: string;
    readonly text?: string | undefined;
  }[];
  readonly labels: Readonly<Record<Event, string>>;
}

/** What was done with a bank entry or a quotation, newest first. */
export function EventHistory<Event extends string>({ events, labels }: EventHistoryProps<Event>) {
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
                ? t('officeBank.eventWithNote', { event: labels[event], note: text })
                : labels[event]}
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
