import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { discountText } from '@quire/model/charges/discount-text';
import { amountToGiveBack, openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { percentInWords } from './labels/percent-in-words.ts';

interface SumRow {
  readonly key: string;
  readonly text: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

function rowsOf(invoice: StoredInvoice): SumRow[] {
  const { currency, lines, discounts, net, tax, total, paid, refunded, credited, kind } = invoice;
  const money = (amount: number) => formatMoney(amount, currency);
  const open = openAmount(invoice);
  const back = amountToGiveBack(invoice);
  return [
    ...lines.map(({ text, amount }, place) => ({
      key: `line${place}`,
      text,
      amount: money(amount),
    })),
    ...discounts.map((each, place) => {
      const text = discountText(each);
      return {
        ...{ key: `off${place}`, text: each.code ? `${text} (${each.code})` : text },
        amount: `−${money(each.amount)}`,
      };
    }),
    { key: 'net', text: t('officeInvoices.net'), amount: money(net) },
    {
      key: 'tax',
      text: t('officeInvoices.taxAtRate', { rate: percentInWords(tax.rate) }),
      amount: money(tax.amount),
    },
    { key: 'total', text: t('officeInvoices.total'), amount: money(total), isStrong: true },
    ...(credited > 0
      ? [{ key: 'credited', text: t('officeInvoices.credited'), amount: `−${money(credited)}` }]
      : []),
    ...(kind === 'invoice' && paid > 0
      ? [{ key: 'paid', text: t('officeInvoices.paid'), amount: money(paid) }]
      : []),
    ...(refunded > 0
      ? [{ key: 'refunded', text: t('officeInvoices.refunded'), amount: money(refunded) }]
      : []),
    ...(open > 0
      ? [{ key: 'open', text: t('officeInvoices.openColumn'), amount: money(open), isStrong: true }]
      : []),
    ...(back > 0
      ? [{ key: 'back', text: t('officeInvoices.refundDue'), amount: money(back), isStrong: true }]
      : []),
  ];
}

/** The totals of an invoice, line by line. */
export function InvoiceSums({ invoice }: { readonly invoice: StoredInvoice }) {
  return (
    <>
      <TableContainer role="region" aria-label={t('officeInvoices.tableOfTotals')} tabIndex={0}>
        <Table size="small">
          <TableBody>
            {rowsOf(invoice).map(({ key, text, amount, isStrong = false }) => (
              <TableRow key={key}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ fontWeight: isStrong ? 600 : 400, overflowWrap: 'anywhere' }}
                >
                  {text}
                </TableCell>
                <TableCell
                  align="right"
                  sx={{
                    fontWeight: isStrong ? 600 : 400,
                    whiteSpace: 'nowrap',
                    verticalAlign: 'top',
                  }}
                >
                  {amount}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {invoice.tax.note && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {invoice.tax.note}
        </Typography>
      )}
    </>
  );
}
