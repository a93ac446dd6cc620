import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Actor } from '@quire/model/entities/actor';
import { CHARGE_REASONS } from '@quire/model/entities/charge-reasons';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { useStaffNames } from '../../data/live/desk/staff-names.ts';
import { useInvoiceLog } from '../../data/live/office/invoices.ts';
import { instant } from '../kit/dates.ts';
import { EVENT_LABELS, eventText } from './labels/invoice-labels.ts';

const UNNAMED: Readonly<Record<Actor, string>> = {
  system: t('officeInvoices.byNobody'),
  author: t('officeInvoices.byAuthor'),
  staff: t('officeInvoices.byStaff'),
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
        .map(({ event, at, by, text, why, place, who }) => (
          <Box component="li" key={place} sx={{ mb: 1 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {text
                ? t('officeInvoices.eventWithNote', {
                    event: EVENT_LABELS[event],
                    note: why ? CHARGE_REASONS[why] : eventText(event, text),
                  })
                : EVENT_LABELS[event]}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('officeInvoices.eventBy', { date: instant(at), name: who || UNNAMED[by] })}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
