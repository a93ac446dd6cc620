import Box from '@mui/material/Box';
import { printedReference } from '@quire/model/charges/payment-reference';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { printedIban } from '@quire/model/iban';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';

/** The details for a bank transfer. It renders nothing if nothing is due or the press has no account. */
export function BankDetails({ invoice }: { readonly invoice: StoredInvoice }) {
  const { seller, currency, reference } = invoice;
  const open = openAmount(invoice);
  if (open === 0 || !seller || seller.iban === '') return null;
  const rows = [
    [t('authorInvoices.accountHolder'), seller.legalName],
    [t('authorInvoices.iban'), printedIban(seller.iban)],
    [t('authorInvoices.bic'), seller.bic],
    [t('authorInvoices.bank'), seller.bank],
    [t('authorInvoices.amount'), formatMoney(open, currency)],
    [t('authorInvoices.paymentReference'), reference ? printedReference(reference) : ''],
  ] as const;
  return (
    <Box component="details" sx={{ mt: 1.5 }} open>
      <summary>{t('authorInvoices.payBankTransfer')}</summary>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {rows.map(
          ([name, value]) =>
            value && (
              <Box key={name} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {name}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value}
                </Box>
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
}
