import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { decimalAmount } from '@quire/model/currencies';
import { amountToGiveBack, openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';

interface SumRow {
  readonly key: string;
  readonly text: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

function rowsOf(invoice: StoredInvoice): SumRow[] {
  const { currency, lines, discounts, net, tax, total, paid, refunded, credited, kind } = invoice;
  const money = (amount: number) => formatMoney(amount, currency);
  const percent = decimalAmount(tax.rate, 'EUR').replace(/\.?0+$/, '');
  const open = openAmount(invoice);
  const back = amountToGiveBack(invoice);
  return [
    ...lines.map(({ text, amount }, place) => ({
      key: `line${place}`,
      text,
      amount: money(amount),
    })),
    ...discounts.map(({ text, amount, code }, place) => ({
      ...{ key: `off${place}`, text: code ? `${text} (${code})` : text },
      amount: `−${money(amount)}`,
    })),
    { key: 'net', text: 'Net', amount: money(net) },
    { key: 'tax', text: `Tax, ${percent || '0'} %`, amount: money(tax.amount) },
    { key: 'total', text: 'Total', amount: money(total), isStrong: true },
    ...(credited > 0 ? [{ key: 'credited', text: 'Credited', amount: `−${money(credited)}` }] : []),
    ...(kind === 'invoice' && paid > 0 ? [{ key: 'paid', text: 'Paid', amount: money(paid) }] : []),
    ...(refunded > 0 ? [{ key: 'refunded', text: 'Refunded', amount: money(refunded) }] : []),
    ...(open > 0 ? [{ key: 'open', text: 'Open', amount: money(open), isStrong: true }] : []),
    ...(back > 0 ? [{ key: 'back', text: 'Refund due', amount: money(back), isStrong: true }] : []),
  ];
}

/** The totals of an invoice, line by line. */
export function InvoiceSums({ invoice }: { readonly invoice: StoredInvoice }) {
  return (
    <>
      <TableContainer role="region" aria-label="Table of totals" tabIndex={0}>
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
