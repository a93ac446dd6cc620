import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BankEntry } from '@quire/model/entities/bank-entry';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { rich } from '../../../messages/rich.ts';

/** The invoices that an entry was booked to, or a note that it pays none. */
export function BookedParts({ entry }: { readonly entry: BankEntry }) {
  if (entry.parts.length === 0) {
    return <Typography color="text.secondary">{t('officeBank.paysNoInvoice')}</Typography>;
  }
  return (
    <Stack spacing={1}>
      {entry.parts.map(({ invoice, number, payer, amount }) => (
        <Typography key={invoice} sx={{ overflowWrap: 'anywhere' }}>
          {rich('officeBank.bookedPart', {
            link: (words) => (
              <Link component={RouterLink} to={adminInvoicePath(invoice)}>
                {words}
              </Link>
            ),
            number,
            payer,
            amount: formatMoney(amount, entry.currency),
          })}
        </Typography>
      ))}
      <Typography variant="body2" color="text.secondary">
        {t('officeBank.bookedPartsHint')}
      </Typography>
    </Stack>
  );
}
