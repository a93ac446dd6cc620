import Button from '@mui/material/Button';
import { isCardAmount } from '@quire/model/charges/card-amount';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { publicConfig } from '../../config/config.ts';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

/**
 * A link to the card payment at the payment provider. It renders nothing if cards are not accepted for
 * this invoice.
 */
export function PayByCard({ invoice }: { readonly invoice: StoredInvoice }) {
  const paying = useAction();
  const isOffered = publicConfig().cards && isCardAmount(openAmount(invoice), invoice.currency);
  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="contained"
        loading={paying.busy}
        aria-label={t('authorInvoices.payByCardFor', { number: invoice.number ?? '' })}
        onClick={() =>
          paying.run(async () => {
            const { url } = await call('payByCard', { invoice: invoice.id });
            location.assign(url);
          })
        }
      >
        {t('authorInvoices.payByCard')}
      </Button>
      <ProblemNote>{paying.problem}</ProblemNote>
    </>
  );
}
