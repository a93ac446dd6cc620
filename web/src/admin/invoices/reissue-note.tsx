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

/** On a cancelled invoice: a link to its replacement, or a button that issues one. */
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
        Replaced by{' '}
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
    tell('Invoice reissued and sent to the payer.');
  }
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        can(person, 'invoice.issue', invoice) && (
          <Button color="inherit" size="small" onClick={() => setAsked(true)}>
            Reissue
          </Button>
        )
      }
    >
      This invoice has not been replaced. The fee is unpaid, and the manuscript waits for it.
      <ConfirmDialog
        open={isAsked}
        title="Reissue this invoice?"
        does="Reissue"
        onConfirm={reissue}
        onClose={() => setAsked(false)}
      >
        <Typography>
          {isAll && standing.length > 1
            ? `All ${standing.length} shares are cancelled, and all are reissued. `
            : 'The new invoice has its own number. '}
          The price and discounts stay the same; the payer is taken from the current billing
          details, and the date is today’s. The payer is notified by e-mail.
        </Typography>
      </ConfirmDialog>
    </Alert>
  );
}
