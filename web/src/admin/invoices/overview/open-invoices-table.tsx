import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { AGE_BANDS } from '@quire/model/charges/ageing';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath, adminStatementPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { day } from '../../kit/dates.ts';
import type { Overview } from '../../kit/finance/use-overview.ts';

const LABELS = new Map(AGE_BANDS.map(({ key, label }) => [key, label]));

/** Open invoices, with links to each and to its payer's account. */
export function OpenInvoicesTable({ invoices }: { readonly invoices: Overview['invoices'] }) {
  if (invoices.length === 0) {
    return <Typography color="text.secondary">{t('officeFinance.noOpenInvoices')}</Typography>;
  }
  return (
    <TableContainer role="region" aria-label={t('officeFinance.tableOfOpenInvoices')} tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('officeFinance.invoice')}</TableCell>
            <TableCell>{t('officeFinance.payer')}</TableCell>
            <TableCell>{t('officeFinance.due')}</TableCell>
            <TableCell>{t('officeFinance.daysOverdue')}</TableCell>
            <TableCell align="right">{t('officeFinance.openColumn')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ id, number, payer, currency, open, dueAt, band }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Link component={RouterLink} to={adminInvoicePath(id)}>
                  {number}
                </Link>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
                <Link component={RouterLink} to={adminStatementPath(id)} color="inherit">
                  {payer}
                </Link>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{dueAt ? day(dueAt) : '–'}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{LABELS.get(band)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {formatMoney(open, currency)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
