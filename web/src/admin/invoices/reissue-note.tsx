import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  awaitsNewInvoice,
  standingInvoices,
  successorOf,
} from '@quire/model/charges/standing-invoices';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { adminInvoicePath } from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import { useInvoicesOf } from '../../data/live/office/invoices.ts';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { invoiceName } from './labels/invoice-labels.ts';

interface ReissueNoteProps {
  readonly invoice: StoredInvoice;
  readonly person: Person;
}

/** Of a cancelled invoice: what has taken its place, or that nothing has, and the way to that. */
export function ReissueNote({ invoice, person }: ReissueNoteProps) {
  const isCancelled =
    invoice.kind === 'invoice' && invoice.state === 'cancelled' && invoice.submission !== '';
  const { found } = useInvoicesOf(isCancelled ? invoice.submission : null);
  const [isAsked, setAsked] = useState(false);
  if (!isCancelled || !found) return null;
  const after = successorOf(invoice, found);
  if (after) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        Its place has taken{' '}
        <Link component={RouterLink} to={adminInvoicePath(after.id)}>
          {invoiceName(after)}
        </Link>
        .
      </Alert>
    );
  }
  if (!awaitsNewInvoice(invoice, found)) return null;
  const standing = standingInvoices(found);
  const isAll = standing.every(({ state }) => state === 'cancelled');
  async function reissue() {
    await call('reissueInvoice', { invoice: invoice.id });
    tell('Issued anew. It is mailed to who pays.');
  }
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        can(person, 'invoice.issue', invoice) && (
          <Button color="inherit" size="small" onClick={() => setAsked(true)}>
            Issue anew
          </Button>
        )
      }
    >
      Nothing has taken its place: this charge is unpaid, and a manuscript that waits for it goes on
      waiting.
      <ConfirmDialog
        open={isAsked}
        title="Issue a new invoice?"
        does="Issue anew"
        onConfirm={reissue}
        onClose={() => setAsked(false)}
      >
        <Typography>
          {isAll && standing.length > 1
            ? `All ${standing.length} shares are cancelled, and all are issued anew: `
            : 'With a number of its own: '}
          the price and the discounts stay as they were fixed, made out to whom the billing data
          name today, with today’s date. Who pays gets a mail.
        </Typography>
      </ConfirmDialog>
    </Alert>
  );
}
