import Alert from '@mui/material/Alert';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { useSearchParams } from 'react-router';
import { cardReturn } from './card-return.ts';

/** Shown after the return from the card payment: whether it is paid, as soon as the invoice says so. */
export function CardReturnNote({ invoices }: { readonly invoices: readonly StoredInvoice[] }) {
  const [params] = useSearchParams();
  const invoice = invoices.find(({ id }) => id === params.get('invoice'));
  const said = cardReturn(params.get('card'), invoice);
  if (!said) return null;
  return (
    <Alert severity={said.severity} role="status" sx={{ mb: 3 }}>
      {said.words}
    </Alert>
  );
}
