import Button from '@mui/material/Button';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { publicConfig } from '../../app/config.ts';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../kit/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

/** Leads to where the payment provider asks for the card; nothing where the press takes none. */
export function PayByCard({ invoice }: { readonly invoice: StoredInvoice }) {
  const paying = useAction();
  if (!publicConfig().cards || invoice.kind !== 'invoice' || openAmount(invoice) === 0) return null;
  return (
    <>
      <Button
        variant="contained"
        loading={paying.busy}
        aria-label={`Pay by card: invoice ${invoice.number ?? ''}`}
        onClick={() =>
          paying.run(async () => {
            const { url } = await call('payByCard', { invoice: invoice.id });
            location.assign(url);
          })
        }
      >
        Pay by card
      </Button>
      <ProblemNote>{paying.problem}</ProblemNote>
    </>
  );
}
