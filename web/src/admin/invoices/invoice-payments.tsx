import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { day } from '../kit/dates.ts';
import { METHOD_LABELS } from './labels/invoice-labels.ts';

/** Payments and refunds of an invoice. */
export function InvoicePayments({ invoice }: { readonly invoice: StoredInvoice }) {
  const { payments, currency } = invoice;
  if (payments.length === 0) {
    return <Typography color="text.secondary">No payments yet.</Typography>;
  }
  return (
    <TableContainer role="region" aria-label="Table of payments" tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Date</TableCell>
            <TableCell>Method</TableCell>
            <TableCell align="right">Amount</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map(({ id, kind, at, method, reference, amount }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(at)}</TableCell>
              <TableCell>
                {METHOD_LABELS[method]}
                {kind === 'refund' && ', refunded'}
                {kind === 'chargeback' && ', reversed by the card’s bank'}
                {reference && (
                  <Typography
                    variant="body2"
                    color="text.secondary"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {reference}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {kind !== 'payment' && '−'}
                {formatMoney(amount, currency)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
