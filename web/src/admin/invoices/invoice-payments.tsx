import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Payment, StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { day } from '../kit/dates.ts';
import { METHOD_LABELS } from './labels/invoice-labels.ts';

/** “Card, refunded”: how a payment was made, and whether it went back. */
function paidHow(kind: Payment['kind'], method: string): string {
  if (kind === 'refund') return t('officeInvoices.methodRefunded', { method });
  return kind === 'chargeback' ? t('officeInvoices.methodReversed', { method }) : method;
}

/** Payments and refunds of an invoice. */
export function InvoicePayments({ invoice }: { readonly invoice: StoredInvoice }) {
  const { payments, currency } = invoice;
  if (payments.length === 0) {
    return <Typography color="text.secondary">{t('officeInvoices.noPaymentsYet')}</Typography>;
  }
  return (
    <TableContainer role="region" aria-label={t('officeInvoices.tableOfPayments')} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('office.date')}</TableCell>
            <TableCell>{t('officeInvoices.method')}</TableCell>
            <TableCell align="right">{t('office.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {payments.map(({ id, kind, at, method, reference, amount }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(at)}</TableCell>
              <TableCell>
                {paidHow(kind, METHOD_LABELS[method])}
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
