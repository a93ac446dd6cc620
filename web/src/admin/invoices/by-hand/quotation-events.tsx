import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quotation } from '@quire/model/entities/hand-bill';
import { t } from '@quire/model/messages/t';
import { useStaffNames } from '../../../data/live/desk/staff-names.ts';
import { instant } from '../../kit/dates.ts';

const LABELS: Readonly<Record<Quotation['events'][number]['event'], string>> = {
  make: t('officeQuotations.eventCreated'),
  send: t('officeQuotations.eventSent'),
  withdraw: t('officeQuotations.eventWithdrawn'),
  invoice: t('officeQuotations.eventInvoiced'),
};

/** The history of a quotation, newest first. */
export function QuotationEvents({ quotation: { events } }: { readonly quotation: Quotation }) {
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
                ? t('officeQuotations.eventWithNote', { event: LABELS[event], note: text })
                : LABELS[event]}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('officeQuotations.eventBy', {
                date: instant(at),
                name: names.get(by) || t('officeQuotations.staff'),
              })}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
