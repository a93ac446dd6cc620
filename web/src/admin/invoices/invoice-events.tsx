import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Actor } from '@quire/model/entities/actor';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { useStaffNames } from '../../data/live/desk/staff-names.ts';
import { useInvoiceLog } from '../../data/live/office/invoices.ts';
import { instant } from '../kit/dates.ts';
import { EVENT_LABELS, eventText } from './labels/invoice-labels.ts';

const UNNAMED: Readonly<Record<Actor, string>> = {
  system: 'automatically',
  author: 'the author',
  staff: 'staff',
};

/** The history of an invoice, newest first. */
export function InvoiceEvents({ invoice }: { readonly invoice: StoredInvoice }) {
  const { id, events } = invoice;
  const log = useInvoiceLog(id);
  const names = useStaffNames([...new Set(log.values())]);
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events
        .map((said, place) => ({ ...said, place, who: names.get(log.get(place) ?? '') }))
        .toReversed()
        .map(({ event, at, by, text, place, who }) => (
          <Box component="li" key={place} sx={{ mb: 1 }}>
            <Typography component="span">{EVENT_LABELS[event]}</Typography>
            {text && (
              <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                : {eventText(event, text)}
              </Typography>
            )}
            <Typography variant="body2" color="text.secondary">
              {instant(at)}, {who || UNNAMED[by]}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
